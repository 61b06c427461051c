/** Why a command cannot be done, in words for the operator. */
export class Complaint extends Error {
  override name = 'Complaint'
}
