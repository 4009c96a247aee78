import { resolve } from 'node:path'
import { describe, it } from 'vitest'
import { RuleTester } from 'oxlint/plugins-dev'
import { entryPoints } from './entry-points.ts'
import { fpTsImports } from './fp-ts-imports.ts'
import { layers } from './layers.ts'
import { typeNames } from './type-names.ts'

RuleTester.describe = describe
RuleTester.it = it

const cwd = resolve(import.meta.dirname, '../..')
const at = (path: string) => resolve(cwd, path)
const tester = new RuleTester({ cwd, languageOptions: { parserOptions: { lang: 'ts' } } })

tester.run('entry-points', entryPoints, {
  valid: [
    { code: `import { roll } from '../primitives/index.ts'`, filename: at('packages/rules/src/armoire/draw-prize.ts') },
    { code: `const screen = import('../ui/popover/PopoverPanel.tsx')`, filename: at('packages/web/src/app/App.tsx') },
    { code: `import '../ui/tokens.css'`, filename: at('packages/web/src/app/App.tsx') },
    { code: `import { roll } from './dice.ts'`, filename: at('packages/rules/src/primitives/dice.test.ts') },
  ],
  invalid: [
    {
      code: `import { roll } from '../primitives/dice.ts'`,
      filename: at('packages/rules/src/armoire/draw-prize.ts'),
      errors: [{ message: 'Import from ../primitives/index.ts, the entry point of this folder.' }],
    },
    {
      code: `export type { Seed } from '../primitives/dice.ts'`,
      filename: at('packages/rules/src/armoire/draw-prize.ts'),
      errors: 1,
    },
  ],
})

const options = [{ root: 'packages/api/src', layers: [['core'], ['commands', 'accounts'], ['http']] }]

const concepts = [{ root: 'packages/rules/src', layers: [['kernel'], ['*']] }]

tester.run('layers', layers, {
  valid: [
    { code: `import { due } from '../tasks/index.ts'`, filename: at('packages/rules/src/day/a.ts'), options: concepts },
    {
      code: `import { roll } from '../kernel/index.ts'`,
      filename: at('packages/rules/src/day/a.ts'),
      options: concepts,
    },
    { code: `import { notFound } from '../core/index.ts'`, filename: at('packages/api/src/http/app.ts'), options },
    { code: `import { load } from './load.ts'`, filename: at('packages/api/src/commands/execute.ts'), options },
    {
      code: `import { executeCommand } from '@daykeep/rules/execute'`,
      filename: at('packages/api/src/core/a.ts'),
      options,
    },
  ],
  invalid: [
    {
      code: `import { app } from '../http/app.ts'`,
      filename: at('packages/api/src/core/api-error.ts'),
      options,
      errors: [{ message: 'core may not import http: layers of packages/api/src import downwards only.' }],
    },
    {
      code: `import { x } from '../accounts/x.ts'`,
      filename: at('packages/api/src/commands/y.ts'),
      options,
      errors: 1,
    },
    { code: `import { x } from '../unknown/x.ts'`, filename: at('packages/api/src/commands/y.ts'), options, errors: 1 },
  ],
})

tester.run('fp-ts-imports', fpTsImports, {
  valid: [`import * as E from 'fp-ts/lib/Either.js'`, `import * as t from 'io-ts'`],
  invalid: [
    { code: `import * as E from 'fp-ts/Either'`, errors: 1 },
    { code: `import { either } from 'fp-ts'`, errors: 1 },
    { code: `import * as E from 'fp-ts/lib/Either'`, errors: 1 },
  ],
})

tester.run('type-names', typeNames, {
  valid: [`export type Purchase = { readonly key: string }`, `type Asked = string`],
  invalid: [
    { code: `export type Asked = string`, errors: 1 },
    { code: `export interface Told { readonly to: string }`, errors: 1 },
  ],
})
