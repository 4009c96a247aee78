import * as E from 'fp-ts/lib/Either.js'

/** The error kinds of the application specification, section 8. */
export type RefusalKind = 'badRequest' | 'notAuthorized' | 'notFound'

/** Each refusal of the rules and its kind. Application specification, sections 5 and 8; reference, api section 2. */
export const REFUSALS = {
  // input that makes no sense
  missingKeyParam: 'badRequest',
  missingTypeParam: 'badRequest',
  typeRequired: 'badRequest',
  missingTypeKeyEquip: 'badRequest',
  invalidTypeEquip: 'badRequest',
  invalidQuantity: 'badRequest',
  invalidAmount: 'badRequest',
  positiveAmountRequired: 'badRequest',
  missingPetFoodFeed: 'badRequest',
  invalidPetName: 'badRequest',
  missingEggHatchingPotion: 'badRequest',
  messageInvalidEggPotionCombo: 'badRequest',
  invalidAttribute: 'badRequest',
  statsObjectRequired: 'badRequest',
  directionUpDown: 'badRequest',
  invalidTaskScorings: 'badRequest',
  invalidTaskIdentifier: 'badRequest',
  invalidTaskType: 'badRequest',
  taskAliasAlreadyUsed: 'badRequest',
  taskNotYours: 'badRequest',
  cantMoveCompletedTodo: 'badRequest',
  checklistOnlyDailyTodo: 'badRequest',
  alreadyTagged: 'badRequest',
  wrongItemPath: 'badRequest',
  wrongItemType: 'badRequest',
  cannotUnpinItem: 'badRequest',
  useUnlockForCosmetics: 'badRequest',
  invalidReqParams: 'badRequest',
  displaynameIssueLength: 'badRequest',
  displaynameIssueNewline: 'badRequest',
  invalidClass: 'badRequest',
  targetIdUUID: 'badRequest',
  challengeTasksNoCast: 'badRequest',
  groupTasksNoCast: 'badRequest',
  spellAlreadyCast: 'badRequest',
  cardTypeRequired: 'badRequest',
  mysteryItemIsEmpty: 'badRequest',
  pathRequired: 'badRequest',
  invalidUnlockSet: 'badRequest',
  incentiveBackgroundsUnlockedWithCheckins: 'badRequest',
  questAlreadyAccepted: 'badRequest',
  questAlreadyRejected: 'badRequest',
  // the game says no
  sessionOutdated: 'notAuthorized',
  messageNotEnoughGold: 'notAuthorized',
  messageAlreadyPet: 'notAuthorized',
  messageCannotFeedPet: 'notAuthorized',
  messageAlreadyMount: 'notAuthorized',
  notEnoughFood: 'notAuthorized',
  tooMuchFood: 'notAuthorized',
  cannotRevive: 'notAuthorized',
  classNotSelected: 'notAuthorized',
  notEnoughAttrPoints: 'notAuthorized',
  messageNotAbleToBuyInBulk: 'notAuthorized',
  messageHealthAlreadyMax: 'notAuthorized',
  messageHealthAlreadyMin: 'notAuthorized',
  cannotBuyItem: 'notAuthorized',
  notEnoughHourglasses: 'notAuthorized',
  mustSubscribeToPurchaseGems: 'notAuthorized',
  questNotGoldPurchasable: 'notAuthorized',
  equipmentAlreadyOwned: 'notAuthorized',
  previousGearNotOwned: 'notAuthorized',
  typeNotSellable: 'notAuthorized',
  foodSaddleSellWarningNote: 'notAuthorized',
  cantDeleteChallengeTasks: 'notAuthorized',
  cantDeleteAssignedGroupTasks: 'notAuthorized',
  messageUserOperationProtected: 'notAuthorized',
  mustPurchaseToSet: 'notAuthorized',
  lvl10ChangeClass: 'notAuthorized',
  notEnoughGems: 'notAuthorized',
  notEnoughMana: 'notAuthorized',
  spellLevelTooHigh: 'notAuthorized',
  spellNotOwned: 'notAuthorized',
  cardTypeNotAllowed: 'notAuthorized',
  notEnoughPets: 'notAuthorized',
  notEnoughMounts: 'notAuthorized',
  notEnoughPetsMounts: 'notAuthorized',
  maxBuyGems: 'notAuthorized',
  reachedGoldToGemCapQuantity: 'notAuthorized',
  messageNotAvailable: 'notAuthorized',
  notAvailable: 'notAuthorized',
  alreadyHave: 'notAuthorized',
  questNotGemPurchasable: 'notAuthorized',
  questUnlockLostMasterclasser: 'notAuthorized',
  mustComplete: 'notAuthorized',
  petsAlreadyOwned: 'notAuthorized',
  mountsAlreadyOwned: 'notAuthorized',
  backgroundAlreadyOwned: 'notAuthorized',
  notAllowedHourglass: 'notAuthorized',
  typeNotAllowedHourglass: 'notAuthorized',
  alreadyUnlocked: 'notAuthorized',
  alreadyUnlockedPart: 'notAuthorized',
  guildQuestsNotSupported: 'notAuthorized',
  questNotOwned: 'notAuthorized',
  questLevelTooHigh: 'notAuthorized',
  questAlreadyUnderway: 'notAuthorized',
  questAlreadyStartedFriendly: 'notAuthorized',
  questAlreadyStarted: 'notAuthorized',
  questOrGroupLeaderOnlyStartQuest: 'notAuthorized',
  onlyLeaderCancelQuest: 'notAuthorized',
  cantCancelActiveQuest: 'notAuthorized',
  onlyLeaderAbortQuest: 'notAuthorized',
  questLeaderCannotLeaveQuest: 'notAuthorized',
  notPartOfQuest: 'notAuthorized',
  questLeaderCannotLeaveGroup: 'notAuthorized',
  cannotLeaveWhileActiveQuest: 'notAuthorized',
  cannotRemoveQuestOwner: 'notAuthorized',
  // nothing there
  messageTaskNotFound: 'notFound',
  checklistItemNotFound: 'notFound',
  tagNotFound: 'notFound',
  NotificationNotFound: 'notFound',
  messageMissingEggPotion: 'notFound',
  invalidFoodName: 'notFound',
  messagePetNotFound: 'notFound',
  messageFoodNotFound: 'notFound',
  gearNotOwned: 'notFound',
  petNotOwned: 'notFound',
  mountNotOwned: 'notFound',
  itemNotFound: 'notFound',
  questNotFound: 'notFound',
  spellNotFound: 'notFound',
  mysterySetNotFound: 'notFound',
  userItemsKeyNotFound: 'notFound',
  userItemsNotEnough: 'notFound',
  partyNotFound: 'notFound',
  userWithIDNotFound: 'notFound',
  petNotFound: 'notFound',
  contentKeyNotFound: 'notFound',
  notAccteptedType: 'notFound',
  groupNotFound: 'notFound',
  questInviteNotFound: 'notFound',
  questInvitationDoesNotExist: 'notFound',
  questNotPending: 'notFound',
  noActiveQuestToAbort: 'notFound',
} as const satisfies Readonly<Record<string, RefusalKind>>

export type RefusalKey = keyof typeof REFUSALS

/** What the text of a refusal may mention. */
export type RefusalParams = Readonly<Record<string, string | number>>

/** What can be wrong with one field: the reasons that the rules give. */
export const FIELD_FAULTS = [
  'fieldRequired',
  'fieldInvalid',
  'fieldOutOfRange',
  'fieldNotAnId',
  'fieldAliasPattern',
  'fieldNeedsWeekday',
  'targetIdUUID',
] as const
export type FieldFaultKey = (typeof FIELD_FAULTS)[number]

/** A refusal of one field, for refusals that concern several fields at once. */
export type FieldFault = { readonly path: string; readonly key: FieldFaultKey; readonly value?: unknown }

export type RuleError<Key extends RefusalKey = RefusalKey> = {
  readonly kind: RefusalKind
  readonly key: Key
  readonly params: RefusalParams
  readonly faults?: ReadonlyArray<FieldFault>
}

export const refusal = <Key extends RefusalKey>(key: Key, params: RefusalParams = {}): RuleError<Key> => ({
  kind: REFUSALS[key],
  key,
  params,
})

/** Says no, with the key of the specification and what its text needs. */
export const refuse = <Key extends RefusalKey>(key: Key, params: RefusalParams = {}): E.Either<RuleError<Key>, never> =>
  E.left(refusal(key, params))

/** Says no under a key whose kind depends on why: some keys of the reference have two. */
export const refuseAs = <Key extends RefusalKey>(
  kind: RefusalKind,
  key: Key,
  params: RefusalParams = {},
): E.Either<RuleError<Key>, never> => E.left({ ...refusal(key, params), kind })

/** Says no to several fields at once; each fault names its field and its reason. */
export const refuseFields = (faults: ReadonlyArray<FieldFault>): E.Either<RuleError<'invalidReqParams'>, never> =>
  E.left({ ...refusal('invalidReqParams'), faults })
