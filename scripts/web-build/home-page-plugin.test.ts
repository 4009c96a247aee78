import { describe, expect, it } from 'vitest'
import { toHomePage } from './home-page-plugin.ts'

const index = `<!doctype html>
<html lang="en">
  <head>
    <meta name="description" content="In English">
    <title>Daykeep</title>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/app-1.js">
    <link rel="stylesheet" crossorigin href="/assets/app-1.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`
const parts = {
  language: 'pt_BR',
  title: 'Start | Daykeep',
  meta: '<meta name="description" content="Em português">',
  html: '<h1>Costs $1</h1>',
  styles: '.home{margin:0}',
  lands: { winter: '/assets/land-winter.svg' },
  code: '// why\nload(__APP__, __LANDS__)',
}

describe('the home page in the HTML', () => {
  const page = toHomePage(index, parts)

  it('has its words, its language and its styles', () => {
    expect(page).toContain('<html lang="pt-BR" data-prerendered>')
    expect(page).toContain('<title>Start | Daykeep</title>')
    expect(page).toContain('<div id="prerendered"><h1>Costs $1</h1></div>')
    expect(page).toContain('<style>.home{margin:0}</style>')
    expect(page.match(/rel="stylesheet"/g)).toHaveLength(1)
  })

  it('says in its language what a link to it is about', () => {
    expect(page).toContain(parts.meta)
    expect(page).not.toContain('In English')
  })

  it('asks for no script of the app, but knows where it is', () => {
    expect(page).not.toContain('modulepreload')
    expect(page).not.toContain('type="module"')
    expect(page).toContain('<script>load(`/assets/index-1.js`,{winter:`/assets/land-winter.svg`});</script>')
  })

  it('cannot be made of a page without the app', () =>
    expect(() => toHomePage('<html></html>', parts)).toThrow('index.html has no script of the app'))
})
