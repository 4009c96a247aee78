import {
  approve,
  assign,
  addBoardItem,
  createBoardTasks,
  deleteBoardItem,
  deleteBoardTask,
  moveBoardTask,
  needsWork,
  scoreBoardItem,
  scoreBoardTask,
  unassign,
  updateBoardItem,
  updateBoardTask,
} from '../group-tasks/index.ts'
import {
  addChallengeTasks,
  clearChallengeFlags,
  cloneChallenge,
  createChallenge,
  deleteChallenge,
  deleteChallengeTask,
  flagChallenge,
  joinChallenge,
  leaveChallenge,
  selectWinner,
  updateChallenge,
  updateChallengeTask,
} from './challenges/index.ts'
import { clearMessageFlags, deleteMessage, flagMessage, likeMessage, postMessage } from './chat/index.ts'
import { sendGems } from './gifts/index.ts'
import { cancelGroupPlan, startGroupPlan } from './group-plans/index.ts'
import {
  addManager,
  createGroup,
  joinGroup,
  leaveGroup,
  removeManager,
  removeMember,
  updateGroup,
} from './groups/index.ts'
import { clearLetters, deleteLetter, flagLetter, likeLetter, sendLetter } from './inbox/index.ts'
import { invite } from './invitations/index.ts'
import { clearProfileFlags, flagProfile } from './reports/index.ts'

/**
 * Every act among people, by name: what services of the API load documents for and perform. What changes only the
 * player's own documents is a command instead.
 */
export const socialActs = {
  createGroup,
  updateGroup,
  joinGroup,
  leaveGroup,
  removeMember,
  addManager,
  removeManager,
  invite,
  startGroupPlan,
  cancelGroupPlan,
  createChallenge,
  cloneChallenge,
  updateChallenge,
  deleteChallenge,
  selectWinner,
  joinChallenge,
  leaveChallenge,
  flagChallenge,
  clearChallengeFlags,
  addChallengeTasks,
  updateChallengeTask,
  deleteChallengeTask,
  postMessage,
  likeMessage,
  flagMessage,
  clearMessageFlags,
  deleteMessage,
  sendLetter,
  likeLetter,
  flagLetter,
  deleteLetter,
  clearLetters,
  sendGems,
  flagProfile,
  clearProfileFlags,
  createBoardTasks,
  updateBoardTask,
  deleteBoardTask,
  moveBoardTask,
  assign,
  unassign,
  scoreBoardTask,
  needsWork,
  approve,
  addBoardItem,
  updateBoardItem,
  deleteBoardItem,
  scoreBoardItem,
} as const

export type SocialActName = keyof typeof socialActs
