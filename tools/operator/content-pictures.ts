import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import type { StaffClient } from '@andon/contract/staff-api/client'
import type { StoredPicture } from '@andon/contract/staff-api/content'
import { Wrong } from '../wrong.ts'

export const picturesUsage = `  content picture add <name> <file> <words in ja> <words in en> [<x>,<y>]  upload a JPEG, PNG or WebP, which texts then call picture:<name>; x and y (per mille) are the point that stays visible
  content picture list                 every picture, with its size and its words
  content picture show <name>          its copies, and every revision that names it
  content picture describe <name> <words in ja> <words in en> [<x>,<y>]  give it other words, or another point that stays visible
  content picture retire <name>        take it out of use, unless a draft or a published or scheduled revision names it`

type Calls = StaffClient['content']

/** Beside each file in a folder of content: `pictures/<name>.json`. */
interface Description {
  readonly altJa: string
  readonly altEn: string
  readonly focusX: number
  readonly focusY: number
}

export async function picture(calls: Calls, [what = '', name = '', ...rest]: readonly string[]): Promise<string> {
  switch (what) {
    case 'add': {
      const [file = '', ...words] = rest
      return line((await calls.uploadPicture({ name, file: readPicture(file), ...description(words) })).picture)
    }
    case 'list': {
      const { pictures } = await calls.listPictures({})
      return pictures.map(line).join('\n') || 'no pictures'
    }
    case 'show':
      return shown(calls, name)
    case 'describe':
      return line((await calls.describePicture({ name, ...description(rest) })).picture)
    case 'retire':
      return line((await calls.retirePicture({ name })).picture)
    default:
      throw new Wrong(picturesUsage)
  }
}

function description([altJa = '', altEn = '', focus = '500,500']: readonly string[]): Description {
  const [, x, y] = /^(\d{1,4}),(\d{1,4})$/.exec(focus) ?? []
  if (altEn === '' || x === undefined || y === undefined) throw new Wrong(picturesUsage)
  return { altJa, altEn, focusX: Number(x), focusY: Number(y) }
}

const line = ({ name, width, height, altJa, altEn, focusX, focusY, retiredAt }: StoredPicture) =>
  [
    name,
    `${width}×${height}`,
    `focus ${focusX},${focusY}`,
    altJa,
    altEn,
    ...(retiredAt === null ? [] : [`retired ${retiredAt}`]),
  ].join('  ')

async function shown(calls: Calls, name: string): Promise<string> {
  const { picture, uses } = await calls.showPicture({ name })
  return [
    line(picture),
    `added ${picture.addedAt} by ${picture.addedBy}`,
    ...picture.copies.map(({ width, height, bytes, path }) => `${width}×${height}  ${bytes} bytes  ${path}`),
    ...uses.map(
      ({ kind, slug, brand, part, revision, state }) =>
        `used by ${brand ?? 'all'}  ${kind}/${slug} ${part} ${revision}  ${state}`,
    ),
  ].join('\n')
}

/** Uploads the pictures of a folder of content: `pictures/<name>.{jpg,png,webp}`, each with its `<name>.json`. */
export async function importPictures(calls: Calls, folder: string): Promise<string[]> {
  const lines: string[] = []
  for (const file of filesIn(join(folder, 'pictures'))) {
    const { name, ext } = parse(file)
    if (ext === '.json') continue
    const words = readDescription(join(folder, 'pictures', `${name}.json`))
    const sent = { name, file: readPicture(join(folder, 'pictures', file)), ...words }
    const { picture, isNew } = await calls.uploadPicture(sent)
    lines.push(`pictures/${name}: ${picture.width}×${picture.height}, ${isNew ? 'new' : 'as it was'}`)
  }
  return lines
}

/** Writes every picture in use; returns how many files. */
export async function exportPictures(calls: Calls, folder: string): Promise<number> {
  const { pictures } = await calls.listPictures({})
  const used = pictures.filter(({ retiredAt }) => retiredAt === null)
  if (used.length > 0) mkdirSync(join(folder, 'pictures'), { recursive: true })
  for (const { name, altJa, altEn, focusX, focusY } of used) {
    const { mediaType, file } = await calls.readPicture({ name })
    const extension = mediaType.replace('image/', '').replace('jpeg', 'jpg')
    writeFileSync(join(folder, 'pictures', `${name}.${extension}`), Buffer.from(file, 'base64'))
    const words: Description = { altJa, altEn, focusX, focusY }
    writeFileSync(join(folder, 'pictures', `${name}.json`), `${JSON.stringify(words, null, 2)}\n`)
  }
  return used.length * 2
}

function readPicture(path: string): Blob {
  try {
    return new Blob([new Uint8Array(readFileSync(path))])
  } catch (error) {
    throw new Wrong(`cannot read ${path}: ${(error as NodeJS.ErrnoException).code}`)
  }
}

function readDescription(path: string): Description {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Description // the server checks it
  } catch {
    throw new Wrong(`${path} is missing or is no JSON: it has altJa, altEn, focusX and focusY`)
  }
}

/** None where there is no folder. */
function filesIn(path: string): string[] {
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw new Wrong(`cannot read ${path}: ${(error as NodeJS.ErrnoException).code}`)
  }
}
