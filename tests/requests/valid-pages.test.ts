import { startServer, type TestServer } from '@andon/tests/server'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const pages = ['/ja/lobbies/casino', '/en/lobbies/slots', '/ja/promotions', '/en/customer-service']

interface Element {
  readonly tag: string
  readonly attributes: string
  readonly parents: readonly string[]
  readonly text: string
}

const voidTags = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/** Every element of a page with the tags around it; React writes every end tag. */
function elementsOf(html: string): Element[] {
  const bare = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '')
  const parents: string[] = []
  const elements: Element[] = []
  for (const match of bare.matchAll(/<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^>"])*)>([^<]*)/gi)) {
    const [, end, name = '', attributes = '', text = ''] = match
    const tag = name.toLowerCase()
    if (end) {
      expect(parents.pop(), `</${tag}>`).toBe(tag)
      continue
    }
    elements.push({ tag, attributes, parents: [...parents], text: text.trim() })
    if (!voidTags.has(tag) && !attributes.endsWith('/')) parents.push(tag)
  }
  return elements
}

const attribute = ({ attributes }: Element, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1]

/** HTML-AAM: the header and footer of a part of the page are none, and a section is one by its name. */
function isLandmark(element: Element): boolean {
  if (element.tag === 'section') return /aria-label/.test(element.attributes)
  const isOfPart = element.parents.some((parent) => ['article', 'aside', 'main', 'nav', 'section'].includes(parent))
  return !isOfPart || (element.tag !== 'header' && element.tag !== 'footer')
}

/** HTML standard: what may only hold phrasing content, and what is none. */
const phrasingOnly = new Set(['span', 'p', 'button', 'h1', 'h2', 'h3', 'h4', 'strong', 'em', 'label'])
const block = new Set(
  'address article aside div dl figure footer form h1 h2 h3 h4 header main nav ol p section table ul'.split(' '),
)

test.each(pages)('%s: blocks stand only where HTML permits them', async (path) => {
  const html = await (await fetch(`${server.origin}${path}`)).text()
  const elements = elementsOf(html)
  expect(elements.length).toBeGreaterThan(50)
  const wrong = elements
    .filter(({ tag, parents }) => block.has(tag) && phrasingOnly.has(parents.at(-1) ?? ''))
    .map(({ tag, parents, attributes }) => `${parents.at(-1)} > ${tag}${attributes}`)
  expect(wrong).toEqual([])
})

test.each(pages)('%s: landmarks of one kind have names of their own', async (path) => {
  const elements = elementsOf(await (await fetch(`${server.origin}${path}`)).text())
  const textById = new Map(elements.map((element) => [attribute(element, 'id'), element.text]))
  for (const tag of ['header', 'nav', 'aside', 'footer', 'main', 'section']) {
    const landmarks = elements.filter((element) => element.tag === tag && isLandmark(element))
    if (landmarks.length < 2) continue
    const names = landmarks.map(
      (element) => attribute(element, 'aria-label') ?? textById.get(attribute(element, 'aria-labelledby') ?? '-') ?? '',
    )
    expect(
      names.filter((name) => name === ''),
      `${tag} without a name`,
    ).toEqual([])
    expect(
      names.filter((name, at) => names.indexOf(name) !== at),
      `${tag} with the same name`,
    ).toEqual([])
  }
})
