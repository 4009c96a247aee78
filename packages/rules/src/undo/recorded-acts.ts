/** Commands that are no acts to undo: a new day, what is read, and settings, which are changed back where they are. */
const NOT_RECORDED: ReadonlySet<string> = new Set([
  'startDay',
  'undoAct',
  'updateUser',
  'acceptText',
  'customDayStart',
  'readNotifications',
  'seeNotifications',
  'seeChat',
  'readLetters',
  'readCard',
  'syncStats',
  'blockUser',
  'createWebhook',
  'updateWebhook',
  'deleteWebhook',
  'addPushDevice',
  'removePushDevice',
])

/** Commands that say beforehand that they are for good. */
const FOR_GOOD: ReadonlySet<string> = new Set(['resetAccount', 'restorePlayer', 'rejectInvitation'])

/** Whether a command is an act that can be undone or is listed as done for good. */
export const isRecorded = (command: string): boolean => !NOT_RECORDED.has(command)

/** Whether a command cannot be undone, as it says before it is done. */
export const isForGood = (command: string): boolean => FOR_GOOD.has(command)
