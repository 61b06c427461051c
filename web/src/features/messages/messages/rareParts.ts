// The list of the files that each of these needs weighs as much as a page of words: it comes with the first of them.
export const loadMessageMenu = () => import('./MessageMenu.tsx')
export const loadTalkMenu = () => import('./TalkMenu.tsx')
export const loadEditBox = () => import('#features/messages/messageBox/EditBox.tsx')
export const loadGroupInfo = () => import('#features/messages/groups/GroupInfo.tsx')
export const loadNewGroup = () => import('#features/messages/groups/NewGroupDialog.tsx')
export const loadRequestBar = () => import('#features/messages/strangerFacts/RequestBar.tsx')
export const loadRequestFacts = () => import('#features/messages/strangerFacts/RequestFacts.tsx')
export const loadFoundMessages = () => import('#features/messages/messageSearch/FoundMessages.tsx')
