import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { PublishedGame } from '@andon/contract/supplier-games'
import { jsonOf, readBounded, settingsBytesMax } from '@andon/platform/files'
import type { GameSheets } from '../../game-page/sheets.ts'
import type { Supplier } from '../suppliers.ts'
import { check, type Problem, problem } from './problem.ts'
import { readGames } from './read-games.ts'
import { readKeys } from './read-keys.ts'
import { readSheets } from './read-sheets.ts'
import { type About, about, keys, originOfTemplate } from './schemas.ts'

/** The contents of a supplier's folder. */
export interface SupplierFolder {
  readonly code: string
  /** Undefined if `about.json` or `keys.json` is faulty. */
  readonly supplier: Supplier | undefined
  /** In display order. Undefined if `games.json` is faulty, or an aggregator's and absent: the games stay as they are. */
  readonly games: readonly PublishedGame[] | undefined
  /** The sheets of the `games` that have one. */
  readonly sheets: GameSheets
  readonly problems: readonly Problem[]
}

/** A game in the catalogue, as far as codes go. */
export interface KnownGame {
  readonly gameCode: string
  readonly supplierGameCode: string
  readonly supplier: string
}

/** The operator's folder of suppliers' folders. */
export interface OutsideFolder extends Pick<OfOperator, 'ownHosts'> {
  readonly path: string
}

/** The operator's own codes and hosts, which no folder may name. */
export interface OfOperator {
  /** Codes of suppliers that ship. */
  readonly taken: readonly string[]
  /** Hosts of the sites, of our games and sportsbook, and of staff, as `bee.example` (at any port) or `127.0.0.1:4000`. */
  readonly ownHosts: readonly string[]
}

/**
 * Reads the suppliers' folders, `<folder>/<code>` with `about.json`, `keys.json`, `games.json` and `sheets/`. Never throws for what they contain: a fault is a
 * problem that names file, field and reason. `known`: all games of the catalogue, because a game never moves to
 * another supplier.
 */
export async function readSupplierFolders(
  folder: string,
  { known, ...own }: OfOperator & { readonly known: readonly KnownGame[] },
): Promise<readonly SupplierFolder[]> {
  const names = await folderNames(folder)
  const read = await Promise.all(
    names.map((name) =>
      readOne(join(folder, name), own).catch((error: NodeJS.ErrnoException) => {
        const why = `cannot be read (${error.code ?? error.name})` // not its message, which may quote a file
        return faultyFolder(name, [problem(`suppliers/${name}`, '', why)])
      }),
    ),
  )
  return refuseOthersGames(read, known)
}

/** The folders' names, sorted; empty if there is no such folder. */
async function folderNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const isFolder = await Promise.all(
    names.map(async (name) => !name.startsWith('.') && (await isDirectory(join(folder, name)))),
  )
  return names.filter((_, index) => isFolder[index]).sort()
}

async function isDirectory(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false, // a link that leads nowhere
  )
}

const faultyFolder = (code: string, problems: readonly Problem[]): SupplierFolder => ({
  code,
  supplier: undefined,
  games: undefined,
  sheets: new Map(),
  problems,
})

async function readOne(folder: string, { taken, ownHosts }: OfOperator): Promise<SupplierFolder> {
  const code = basename(folder)
  const at = (file: string) => `suppliers/${code}/${file}`
  const faulty = (problems: readonly Problem[]) => faultyFolder(code, problems)
  if (!/^[a-z0-9-]{2,40}$/.test(code))
    return faulty([
      `suppliers/${code}: the folder's name is the supplier's code: expected small letters, digits, hyphens`,
    ])
  if (taken.includes(code)) return faulty([`suppliers/${code}: the code ${code} is taken by a supplier that ships`])

  const facts = await readChecked(folder, at('about.json'), about)
  const named = await readChecked(folder, at('keys.json'), keys, { isSecret: true })
  const secrets =
    'value' in named ? await readKeys(named.value, { folder, file: at('keys.json') }) : { ...named, keys: [] }
  if (!('value' in facts)) return faulty([...facts.problems, ...secrets.problems])
  const privateKeyPem = 'privateKeyPem' in secrets ? secrets.privateKeyPem : undefined
  const { frames, images = frames, messages = frames } = facts.value.origins
  const origins = { frames, images, messages }
  const launch = launchOf(facts.value, privateKeyPem)
  const problems = [...secrets.problems, ...launchFaults(facts.value, at('about.json'))]
  problems.push(...ownHostFaults(facts.value.origins, { file: at('about.json'), ownHosts }))
  if (!launch && secrets.problems.length === 0)
    problems.push(problem(at('keys.json'), 'privateKeyFile', 'is missing: it signs our calls to the aggregator'))
  const { name, kind, dialect, sites, countries } = facts.value
  const where = { ...(sites ? { sites } : {}), ...(countries ? { countries } : {}) }
  const supplier =
    launch && problems.length === 0
      ? { code, name, kind, keys: secrets.keys, dialect, origins, launch, ...where, ...showsRounds(launch) }
      : undefined

  const { games, problems: wrongGames } = await gamesIn(folder, { file: at('games.json'), about: facts.value, origins })
  const { sheets, problems: wrongSheets } = await readSheets(folder, { code, games: games ?? [], origins })
  const isFaulty = wrongSheets.length > 0
  return {
    code,
    supplier,
    sheets,
    games: isFaulty ? undefined : games,
    problems: [...problems, ...wrongGames, ...wrongSheets],
  }
}

async function gamesIn(
  folder: string,
  { file, about, origins }: { file: string; about: About; origins: Supplier['origins'] },
): Promise<Pick<SupplierFolder, 'games' | 'problems'>> {
  const json = await readJson(folder, file)
  if (json === undefined && about.launch.by === 'hub88') return { games: undefined, problems: [] }
  if (json === undefined && about.kind === 'sportsbook') return { games: [], problems: [] }
  if (json === undefined) return { games: undefined, problems: [problem(file, '', 'is missing')] }
  if ('problems' in json) return { games: undefined, problems: json.problems }
  return readGames(json.value, { file, supplier: { code: basename(folder), name: about.name, origins } })
}

/** One whose address for real money has a place for a past round. */
function showsRounds(launch: Supplier['launch']): Pick<Supplier, 'showsRounds'> {
  return launch.by === 'template' && launch.real.includes('{round}') ? { showsRounds: true } : {}
}

function launchOf({ launch }: About, privateKeyPem: string | undefined): Supplier['launch'] | undefined {
  if (launch.by === 'hub88') {
    const { apiUrl, operatorId } = launch
    return privateKeyPem === undefined ? undefined : { by: 'hub88', hub88: { apiUrl, operatorId, privateKeyPem } }
  }
  const { real, demo, tokenSeconds } = launch
  return { by: 'template', real, tokenSeconds, ...(demo === undefined ? {} : { demo }) }
}

/** Sites embed only the origins of frames. */
function launchFaults({ launch, origins }: About, file: string): Problem[] {
  if (launch.by === 'hub88') return []
  return (['real', 'demo'] as const).flatMap((field) => {
    const template = launch[field]
    if (template === undefined || origins.frames.includes(originOfTemplate(template))) return []
    return [problem(file, `launch.${field}`, `its origin is none of origins.frames: ${origins.frames.join(', ')}`)]
  })
}

/** A page of the operator's own host in a frame could act as the site around it. */
function ownHostFaults(
  origins: About['origins'],
  { file, ownHosts }: { file: string; ownHosts: readonly string[] },
): Problem[] {
  const isOwn = (origin: string) => {
    const { hostname, port, protocol } = new URL(origin)
    const host = hostname.replace(/\.$/, '')
    return ownHosts.includes(host) || ownHosts.includes(`${host}:${port || (protocol === 'https:' ? 443 : 80)}`)
  }
  return (['frames', 'images', 'messages'] as const).flatMap((field) =>
    (origins[field] ?? []).flatMap((origin, index) =>
      isOwn(origin)
        ? [
            problem(
              file,
              `origins.${field}[${index}]`,
              `${origin} is a host of the operator; expected one of the supplier`,
            ),
          ]
        : [],
    ),
  )
}

async function readChecked<S extends Parameters<typeof check>[0]>(
  folder: string,
  file: string,
  schema: S,
  { isSecret = false } = {},
) {
  const json = await readJson(folder, file)
  if (json === undefined) return { problems: [problem(file, '', 'is missing')] }
  return 'problems' in json ? json : check(schema, json.value, { file, isSecret })
}

const gamesBytesMax = 16 * 1024 * 1024

/** Undefined if there is no such file. */
async function readJson(
  folder: string,
  file: string,
): Promise<{ value: unknown } | { problems: readonly Problem[] } | undefined> {
  const name = basename(file)
  const maxBytes = name === 'games.json' ? gamesBytesMax : settingsBytesMax
  const read = await readBounded(join(folder, name), { maxBytes })
  if ('missing' in read) return undefined
  const json = 'why' in read ? read : jsonOf(read.text)
  return 'why' in json ? { problems: [problem(file, '', json.why)] } : json
}

/** If two folders have the same game, the first in the alphabet keeps it, unless the catalogue has it from the other. */
function refuseOthersGames(folders: readonly SupplierFolder[], known: readonly KnownGame[]): readonly SupplierFolder[] {
  const owners = new Map(known.map(({ gameCode, supplier }) => [gameCode, supplier]))
  const named = new Map(
    known.map(({ supplier, supplierGameCode, gameCode }) => [`${supplier} ${supplierGameCode}`, gameCode]),
  )
  return folders.map((folder) => {
    const file = `suppliers/${folder.code}/games.json`
    const problems = (folder.games ?? []).flatMap(({ gameCode, supplierGameCode = gameCode }, index) => {
      const owner = owners.get(gameCode) ?? folder.code
      owners.set(gameCode, owner)
      const other = named.get(`${folder.code} ${supplierGameCode}`) ?? gameCode
      if (owner !== folder.code)
        return [problem(file, `games[${index}].gameCode`, `${gameCode} belongs to supplier ${owner}`)]
      if (other === gameCode) return []
      const why = `${supplierGameCode} belongs to the game ${other}: a game keeps its gameCode`
      return [problem(file, `games[${index}].supplierGameCode`, why)]
    })
    return problems.length === 0 ? folder : { ...folder, games: undefined, problems: [...folder.problems, ...problems] }
  })
}
