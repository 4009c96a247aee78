import { everyCaseOf } from '../support/topic.ts'
import { faultsOfCall, type ShopCase } from '../support/shop-case.ts'

const COMMANDS = {
  'release-pets': 'releasePets',
  'release-mounts': 'releaseMounts',
  'release-both': 'releaseBoth',
} as const

type Case = ShopCase & { readonly call: keyof typeof COMMANDS }

everyCaseOf<Case>('pets-release', (testCase) =>
  faultsOfCall({ command: COMMANDS[testCase.call], params: {}, ruleOnly: true }, testCase),
)
