import { bee, expect, leo, test } from '../support/journey.ts'

const pages = [
  { brand: leo, path: '/lobbies/casino', late: ['GameGroups', 'BelowGames', 'MenuExtras', 'Footer'] },
  { brand: leo, path: '/lobbies/live-casino', late: ['LiveGrid', 'BelowGames'] },
  { brand: bee, path: '/home', late: ['GameGroups', 'BelowGames', 'HomeMatches'] },
]

for (const { brand, path, late } of pages)
  test(`${brand.brand}: nothing of ${path} goes while scripts of its lower parts are on their way`, async ({
    page,
  }) => {
    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    const held = new Set<string>()
    await page.route(new RegExp(`/assets/(${late.join('|')})-`), async (route) => {
      held.add(route.request().url())
      await sent
      await route.continue()
    })
    await page.addInitScript(watchRemovals)
    await page.route(/\/languages\/\w+\.json/, (route) => route.fulfill({ json: { 'shell.skip': 'replaced' } }))
    await page.goto(`${brand.origin}/${brand.language}${path}`, { waitUntil: 'domcontentloaded' })
    // Every text is rendered again.
    await expect(page.locator('.skip-link')).toHaveText('replaced')
    await expect.poll(() => held.size).toBeGreaterThan(0)
    send()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(removedParts)).toEqual([])
  })

interface Watched {
  removed?: string[]
}

/** Runs in the page: notes every part with a heading that is taken out of it. */
const watchRemovals = () => {
  const removed: string[] = []
  Object.assign(window, { removed })
  new MutationObserver((changes) => {
    for (const { removedNodes } of changes)
      for (const node of removedNodes)
        if (node instanceof HTMLElement && node.querySelector('h2, h3, .menu-row'))
          removed.push(node.outerHTML.slice(0, 160))
  }).observe(document, { subtree: true, childList: true })
}

const removedParts = () => (window as Watched).removed
