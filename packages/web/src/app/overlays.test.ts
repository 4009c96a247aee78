import { describe, expect, it } from 'vitest'
import screens from '../../../../docs/reference/screens.md?raw'

const celebration = 'features/celebrations/Celebrations.stories'
const simpleCelebration = 'features/celebrations/dialogs/SimpleCelebrationView.stories'
const money = 'features/money/dialogs/Money.stories'
const party = 'features/party/PartyDialogs.stories'

/** Where each overlay is drawn, or the decision by which nothing opens it. docs/reference/screens.md 17. */
const OVERLAYS: Readonly<Record<number, ReadonlyArray<string>>> = {
  1: [`${celebration} LevelUp`],
  2: [`${celebration} Death`],
  3: [`${celebration} LowHealth`],
  4: ['features/party/PartyView.stories InvitedToAQuest'],
  5: [`${simpleCelebration} QuestWon`],
  6: ['features/class-choice/ClassChoiceDialog.stories AtLevelTen'],
  7: [`${celebration} CheckIn`],
  8: ['docs/decisions/119-notifications-without-a-source.md'],
  9: [`${celebration} FirstDrops`],
  10: ['features/event-feedback/to-toasts toToasts'],
  11: [`${simpleCelebration} RebirthOpen`],
  12: [`${simpleCelebration} Reborn`],
  13: [`${celebration} Streak`],
  14: [`${celebration} UltimateGear`],
  15: [`${simpleCelebration} ChallengeWon`],
  16: [`${celebration} ArmoireEmpty`],
  17: [`${celebration} Achievement`],
  18: [`${simpleCelebration} MysteryItem`],
  19: [`${simpleCelebration} Card`, 'features/skills/dialogs.stories SendingACard'],
  20: ['features/skills/dialogs.stories Throwing'],
  21: ['features/shops/purchase/PurchaseDialog.stories GemsAskFirst'],
  22: ['features/equipment/PieceDialog PieceDialog'],
  23: ['features/inventory/HatchDialog HatchDialog', `${celebration} PetHatched`],
  24: [`${celebration} MountRaised`],
  25: ['features/stable/StableView.stories FirstVisit'],
  26: ['features/chat/dialogs/ReportDialog ReportDialog'],
  27: ['features/profile/Profile.stories AskingBeforeABlock'],
  28: ['features/challenges/page/ChallengeDialogs.stories Reporting'],
  29: [
    'features/members/LeaveGroupDialog.stories Leaving',
    'features/challenges/page/ChallengeDialogs.stories Leaving',
  ],
  30: ['features/bug-report/BugReport.stories Empty'],
  31: ['features/bug-report/BugReport.stories Sent'],
  32: ['features/chat/dialogs/CopyAsTodoDialog CopyAsTodoDialog'],
  33: ['features/notifications/Notifications.stories News'],
  34: [`${celebration} OnboardingComplete`],
  35: ['toasts/ToastList.stories Success'],
  36: ['features/leave-site/LeaveSiteDialog.stories Asking'],
  37: [
    'features/members/Members.stories Inviting',
    `${party} Participants`,
    `${party} ChoosingAQuest`,
    'features/challenges/page/ChallengeDialogs.stories WhoTakesPart',
  ],
  38: ['app/banners/Banners.stories MoreGems', 'features/shops/page/ShopPage.stories SeasonalShop'],
  39: [`${money} Gems`, `${money} GiftOfGems`, `${money} GemsBought`, `${money} Cancelled`],
  40: ['features/new-day/YesterdayDialog.stories OneDaily'],
  41: ['features/challenges/broken/BrokenTaskDialog.stories TaskDeleted'],
  42: [`${party} WithoutAParty`],
  43: ['docs/decisions/119-notifications-without-a-source.md'],
  44: ['features/palette/Palette.stories JustOpened', 'shortcuts/ShortcutsHelp.stories On'],
}

const sources: Readonly<Record<string, () => Promise<unknown>>> = import.meta.glob('../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
})

const sourceOf = async (file: string): Promise<unknown> =>
  (await (sources[`../${file}.tsx`] ?? sources[`../${file}.ts`])?.()) ??
  (await sources[`./${file.replace('app/', '')}.tsx`]?.())

/** Rows of the catalogue. */
const ROWS = [...(screens.split('\n## 17. ')[1]?.split('\n## ')[0] ?? '').matchAll(/^\| (\d+) \| ([^|]+) \|/gm)]

describe('the overlays of the catalogue (screens 17)', () => {
  it('are all listed', () => expect(Object.keys(OVERLAYS)).toEqual(ROWS.map(([, number]) => number)))

  it.each(ROWS.map(([, number = '', name = '']) => [name, Number(number)] as const))('has %s', async (_, number) => {
    for (const place of OVERLAYS[number] ?? []) {
      const [file = '', name = ''] = place.split(' ')
      if (name === '') continue
      expect(await sourceOf(file), file).toMatch(new RegExp(`export const ${name}\\b`))
    }
  })
})
