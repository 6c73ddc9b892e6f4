import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StaffClient } from '@andon/contract/staff-api/client'
import type { contentKinds, contentParts } from '@andon/contract/staff-api/content'
import { Wrong } from '../wrong.ts'
import { exportPictures, importPictures, picture, picturesUsage } from './content-pictures.ts'

export const contentUsage = `  content list <kind>                  entries of a kind (banners, promotions, pages, questions, footer, games, tournaments, interface), with the state of each part
  content checks                       what of the published pages somebody has to check before the site opens, such as numbers of help lines
  content show <kind>/<slug>           who saved, approved and retired what, and when
  content save <kind>/<slug> <part> <file>  save the file as a draft; parts are about (JSON), ja and en (Markdown)
  content submit <kind>/<slug> <part>  hand the newest draft over for review
  content approve <kind>/<slug> <part> [<instant>]  approve what is in review, to be shown now or from then on (2026-12-24T18:00+09:00)
  content publish <kind>/<slug> [<instant>]  submit and approve the newest drafts of all parts
  content retire <kind>/<slug> <part> [<instant>]  take a part off the site, or give its draft up
  content preview <kind>/<slug> <part> [<language>]  a link that shows the newest revision for an hour
  content start <game> <folder>        write games/<game>/ with what its supplier says of it, to begin a text of the brand with
  content import <folder> [publish]    save <kind>/<slug>/{about.json,ja.md,en.md}, also below brands/<code>/, as drafts, and publish them; pictures/<name>.{jpg,png,webp} with <name>.json are uploaded before
  content export <folder>              write what is published as such a folder, with the pictures
${picturesUsage}
  (with --site BEE: the entry of that brand alone, or for preview the brand whose page is shown)`

type Kind = (typeof contentKinds)[number]
type Part = (typeof contentParts)[number]
type Calls = StaffClient['content']
type Entry = Awaited<ReturnType<Calls['listContent']>>['entries'][number]
interface Named {
  readonly kind: Kind
  readonly slug: string
  readonly brand?: string
}

const kinds: readonly Kind[] = [
  ...(['banners', 'promotions', 'pages', 'questions'] as const),
  ...(['footer', 'games', 'tournaments', 'interface'] as const),
]
const parts: readonly Part[] = ['about', 'ja', 'en']
const fileOf = (part: Part) => (part === 'about' ? 'about.json' : `${part}.md`)

export async function content(
  { content: calls }: StaffClient,
  [what = '', first = '', ...rest]: readonly string[],
  site: string | undefined,
): Promise<string> {
  if (what === 'picture') return picture(calls, [first, ...rest])
  if (what === 'import') return importFolder(calls, first, rest[0] === 'publish')
  if (what === 'export') return exportFolder(calls, first)
  if (what === 'start') return startText(calls, first, rest[0] ?? '')
  if (what === 'checks') return checks(calls)
  if (what === 'list') return listed(await entriesOf(calls, kindOf(first)))
  const named = nameOf(first, what === 'preview' ? undefined : site)
  if (what === 'show') return shown(calls, named)
  if (what === 'publish') return (await publishAll(calls, named, rest[0])).join('\n') || 'nothing to publish'
  const part = parts.find((one) => one === rest[0])
  if (!part) throw new Wrong(contentUsage)
  if (what === 'save') return saved(calls, { ...named, part }, readFile(rest[1] ?? ''))
  const { revision } = await newestOf(calls, named, part)
  const one = { ...named, part, revision }
  const at = rest[1] === undefined ? {} : { at: rest[1] }
  switch (what) {
    case 'submit':
      return `revision ${revision}: ${(await calls.submitRevision(one)).state}`
    case 'approve': {
      const { state, publishAt } = await calls.approveRevision({ ...one, ...at })
      return `revision ${revision}: ${state} ${publishAt}`
    }
    case 'retire': {
      const shownNow = await publishedOf(calls, named, part)
      const retired = { ...one, revision: shownNow ?? revision, ...at }
      return `revision ${retired.revision}: ${(await calls.retireRevision(retired)).state}`
    }
    case 'preview': {
      const language = rest[1] === 'en' ? ({ language: 'en' } as const) : {}
      const { url, endsAt } = await calls.previewRevision({
        ...one,
        ...language,
        ...(site && { site: site.toUpperCase() }),
      })
      return `${url}\nuntil ${endsAt}`
    }
    default:
      throw new Wrong(contentUsage)
  }
}

function kindOf(text: string): Kind {
  const kind = kinds.find((one) => one === text)
  if (!kind) throw new Wrong(`kinds are ${kinds.join(', ')}`)
  return kind
}

function nameOf(text: string, site: string | undefined): Named {
  const [kind = '', slug = ''] = text.split('/')
  if (slug === '') throw new Wrong(contentUsage)
  return { kind: kindOf(kind), slug, ...(site && { brand: site.toUpperCase() }) }
}

const entriesOf = async (calls: Calls, kind: Kind) => (await calls.listContent({ kind })).entries

function listed(entries: readonly Entry[]): string {
  const rows = entries.map(({ slug, brand, parts }) =>
    [
      brand ?? 'all',
      slug,
      ...parts.map(
        ({ part, newest, state, published }) =>
          `${part} ${newest} ${state}${published === null || published === newest ? '' : `, ${published} published`}`,
      ),
    ].join('  '),
  )
  return rows.length === 0 ? 'no entries' : rows.join('\n')
}

/** What published pages quote of others, such as the numbers of help lines: somebody checks it before the site opens. */
async function checks(calls: Calls): Promise<string> {
  const lines: string[] = []
  for (const { slug, brand, parts } of await entriesOf(calls, 'pages')) {
    const revision = parts.find(({ part }) => part === 'about')?.published
    if (typeof revision !== 'number') continue
    const named = {
      kind: 'pages' as const,
      slug,
      part: 'about' as const,
      revision: String(revision),
      ...(brand !== null && { brand }),
    }
    const { toCheck = [] } = JSON.parse((await calls.readRevision(named)).revision.source) as { toCheck?: string[] } // the store has checked it
    lines.push(...toCheck.map((what) => `${brand ?? 'all'}  pages/${slug}  ${what}`))
  }
  return lines.join('\n') || 'nothing to check'
}

/** Files of a game's text, to be edited and imported. */
async function startText(calls: Calls, gameCode: string, folder: string): Promise<string> {
  if (gameCode === '' || folder === '') throw new Wrong(contentUsage)
  const at = join(folder, 'games', gameCode)
  const texts = await Promise.all(
    (['ja', 'en'] as const).map(async (language) => ({
      language,
      source: (await calls.readSupplierText({ gameCode, language })).source,
    })),
  )
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, 'about.json'), '{}\n')
  for (const { language, source } of texts) writeFileSync(join(at, `${language}.md`), source)
  return `${at}: about.json, ja.md, en.md`
}

async function shown(calls: Calls, named: Named): Promise<string> {
  const { revisions } = await calls.showContent(named)
  return revisions
    .map((one) =>
      [
        `${one.part} ${one.revision}`,
        one.state,
        `saved ${one.savedAt} by ${one.savedBy}`,
        ...(one.submittedBy === null ? [] : [`submitted ${one.submittedAt} by ${one.submittedBy}`]),
        ...(one.approvedBy === null ? [] : [`approved by ${one.approvedBy} from ${one.publishAt}`]),
        ...(one.retiredBy === null ? [] : [`retired by ${one.retiredBy} from ${one.retireAt}`]),
      ].join('  '),
    )
    .join('\n')
}

async function newestOf(calls: Calls, named: Named, part: Part) {
  const { revisions } = await calls.showContent(named)
  const newest = revisions.filter((one) => one.part === part).sort((a, b) => b.revision - a.revision)[0]
  if (!newest) throw new Wrong(`${named.kind}/${named.slug} has no ${part}`)
  return newest
}

async function publishedOf(calls: Calls, { kind, slug, brand }: Named, part: Part): Promise<number | null> {
  const entry = (await entriesOf(calls, kind)).find((one) => one.slug === slug && one.brand === (brand ?? null))
  return entry?.parts.find((one) => one.part === part)?.published ?? null
}

async function saved(calls: Calls, named: Named & { part: Part }, source: string): Promise<string> {
  const { revision, state, isNew, differentSections } = await calls.saveRevision({ ...named, source })
  const different =
    differentSections.length === 0 ? '' : `; sections differ from the other language: ${differentSections.join(', ')}`
  return `${named.kind}/${named.slug} ${named.part}: revision ${revision}, ${isNew ? state : 'as it was'}${different}`
}

/** Submits and approves the newest drafts of an entry. */
async function publishAll(calls: Calls, named: Named, at: string | undefined): Promise<string[]> {
  const lines: string[] = []
  for (const part of parts) {
    const { revisions } = await calls.showContent(named)
    const newest = revisions.filter((one) => one.part === part).sort((a, b) => b.revision - a.revision)[0]
    if (newest?.state !== 'draft' && newest?.state !== 'review') continue
    const one = { ...named, part, revision: newest.revision }
    if (newest.state === 'draft') await calls.submitRevision(one)
    const { state, publishAt } = await calls.approveRevision({ ...one, ...(at !== undefined && { at }) })
    lines.push(`${named.kind}/${named.slug} ${part}: revision ${newest.revision}, ${state} ${publishAt}`)
  }
  return lines
}

function readFile(path: string): string {
  const text = readIfThere(path)
  if (text === undefined) throw new Wrong(`${path}: no such file`)
  return text
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new Wrong(`cannot read ${path}: ${code}`)
  }
}

/** The folders in a folder; none where there is none. */
function foldersIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new Wrong(`cannot read ${path}: ${(error as NodeJS.ErrnoException).code}`)
  }
}

async function importFolder(calls: Calls, folder: string, publish: boolean): Promise<string> {
  if (folder === '') throw new Wrong('content import needs a folder')
  const lines = await importPictures(calls, folder)
  const places = [
    { at: folder },
    ...foldersIn(join(folder, 'brands')).map((brand) => ({ at: join(folder, 'brands', brand), brand })),
  ]
  for (const { at, ...brand } of places)
    for (const kind of kinds)
      for (const slug of foldersIn(join(at, kind))) {
        const named = { kind, slug, ...brand }
        for (const part of parts) {
          const text = readIfThere(join(at, kind, slug, fileOf(part)))
          if (text === undefined) continue // a language by itself
          lines.push(await saved(calls, { ...named, part }, text))
        }
        if (publish) lines.push(...(await publishAll(calls, named, undefined)))
      }
  if (lines.length === 0) throw new Wrong(`${folder} has no folders ${kinds.join(', ')}`)
  return lines.join('\n')
}

async function exportFolder(calls: Calls, folder: string): Promise<string> {
  if (folder === '') throw new Wrong('content export needs a folder')
  let files = await exportPictures(calls, folder)
  for (const kind of kinds)
    for (const { slug, brand, parts } of await entriesOf(calls, kind)) {
      const named = { kind, slug, ...(brand !== null && { brand }) }
      const at = join(folder, ...(brand === null ? [] : ['brands', brand]), kind, slug)
      for (const { part, published } of parts) {
        if (published === null) continue
        const { revision } = await calls.readRevision({ ...named, part, revision: String(published) })
        mkdirSync(at, { recursive: true })
        writeFileSync(join(at, fileOf(part)), revision.source)
        files += 1
      }
    }
  return `${files} files in ${folder}`
}
