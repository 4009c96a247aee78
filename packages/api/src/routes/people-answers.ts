import { type AnswerOf, userAfter } from './answer.ts'

const nothing: AnswerOf = () => ({})
const reported: AnswerOf = ({ report }) => report

/** Clients expect the sentence inside of the data. Reference, api 2.2. */
const lettersRead: AnswerOf = (played) => [
  userAfter(played).inbox.newMessages,
  played.texts.say(played.language, ['api.lettersRead']) ?? '',
]

/** Reference, api 2.2, 2.3, 2.6, 2.9 and 2.12. */
export const peopleAnswers = {
  rejectInvitation: nothing,
  seeChat: nothing,
  blockUser: reported,
  readLetters: lettersRead,
  unlinkTask: nothing,
  unlinkAllTasks: nothing,
  createWebhook: reported,
  updateWebhook: reported,
  deleteWebhook: reported,
} as const
