/** Why a command does not do what was asked, in words for whoever typed it. */
export class Complaint extends Error {
  override name = 'Complaint'
}
