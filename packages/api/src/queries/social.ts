import { requirePlayer } from '../core/require-player.ts'
import { live } from './live.ts'
import { boardApprovals, boardTasks } from './boards/index.ts'
import {
  challengeCsv,
  challengeMember,
  challengeMembers,
  challengeTasks,
  getChallenge,
  groupChallenges,
  userChallenges,
} from './challenges/index.ts'
import { getChat, getGroup, getGroups, groupPlans, inviteLink } from './groups/index.ts'
import { conversations, inboxMessages, pagedMessages } from './inbox/index.ts'
import {
  findMembersByName,
  getMember,
  groupInvites,
  groupMembers,
  heroes,
  lookingForParty,
  memberAchievements,
  memberByUsername,
  memberObjections,
  patrons,
} from './members/index.ts'

/** The endpoints that read what players share. */
export const socialQueries = {
  getGroups: requirePlayer(getGroups),
  getGroup: requirePlayer(getGroup),
  groupPlans: requirePlayer(groupPlans),
  inviteLink: requirePlayer(inviteLink),
  groupMembers: requirePlayer(groupMembers),
  groupInvites: requirePlayer(groupInvites),
  lookingForParty: requirePlayer(lookingForParty),
  getChat: requirePlayer(getChat),
  getMember: requirePlayer(getMember),
  memberByUsername: requirePlayer(memberByUsername),
  findMembers: requirePlayer(findMembersByName),
  memberAchievements: requirePlayer(memberAchievements),
  memberObjections: requirePlayer(memberObjections),
  inboxMessages: requirePlayer(inboxMessages),
  pagedMessages: requirePlayer(pagedMessages),
  conversations: requirePlayer(conversations),
  userChallenges: requirePlayer(userChallenges),
  groupChallenges: requirePlayer(groupChallenges),
  getChallenge: requirePlayer(getChallenge),
  challengeMembers: requirePlayer(challengeMembers),
  challengeMember: requirePlayer(challengeMember),
  challengeCsv: requirePlayer(challengeCsv),
  challengeTasks: requirePlayer(challengeTasks),
  boardTasks: requirePlayer(boardTasks),
  boardApprovals: requirePlayer(boardApprovals),
  live: requirePlayer(live),
  heroes: requirePlayer(heroes),
  patrons: requirePlayer(patrons),
} as const
