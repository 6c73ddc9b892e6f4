import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { type StaffApi, staffApi } from '@andon/contract/staff-api'
import type { StaffCallsOf } from '@andon/contract/staff-api/client'
import type { NotedChange, StaffContext } from '@andon/platform/http'
import { createObjects } from '@andon/platform/objects'
import { openTestRuntime } from '@andon/tests/test-runtime'
import * as v from 'valibot'
import { createContent } from './index.ts'

export type OpenContent = Awaited<ReturnType<typeof openContent>>

interface Wanted {
  readonly now: string
  readonly folder?: string
  /** The storage of pictures, which nodes share. Absent: one of its own. */
  readonly pictures?: string
  /** The programme that is open, whatever is asked for. */
  readonly bonus?: BonusProgramme | null
  /** The database of another node, whose content this one shares. */
  readonly database?: Parameters<typeof openTestRuntime>[0]['database']
}

type Call = ((request: unknown, context: StaffContext) => Promise<unknown>) & {
  readonly prepare?: (request: unknown) => Promise<void>
}

/** The one that the catalogue has. */
const game = {
  code: 'koi-climb',
  figures: { rtp: 96.5, hitFrequency: 0.25, maxWin: 5000, bets: {} },
  words: {
    name: 'Koi *Climb*',
    about: '1. A koi climbs a waterfall.',
    guide: [{ title: 'The reels', text: ['Wins burst.', '- New symbols fall.'] }],
  },
}

/** The module on a database and a clock of its own. */
export async function openContent({ now, folder, pictures, bonus = null, database }: Wanted) {
  const { runtime, clock, db, ownerDb, close } = await openTestRuntime({ modules: ['content'], database })
  clock.set(Temporal.Instant.from(now))
  const pictureFolder = pictures ?? (await mkdtemp(join(tmpdir(), 'andon-pictures-')))
  const content = await createContent(runtime, {
    objects: createObjects({ at: { folder: pictureFolder }, log: runtime.log }),
    ...(folder !== undefined && { folder }),
    secrets: { of: async () => Buffer.alloc(32, 7) },
    openBonus: async () => bonus ?? undefined,
    figuresOf: async (codes) =>
      new Map(codes.flatMap((code) => (code === game.code ? [[code, game.figures] as const] : []))),
    supplierWords: async (_, { gameCode }) => (gameCode === game.code ? game.words : undefined),
    raceOf: async (series) => (series === 'daily' ? 'trn_daily' : null),
    messageFaults: (_, texts) => Object.keys(texts).filter((id) => !id.startsWith('shell.')),
    originOf: (site) => `https://${site.toLowerCase()}.example`,
  })
  await content.seed()
  const notes: NotedChange[] = []

  /** The calls of one member of staff, each in a transaction; what is published shows at once. */
  function staff(actor: string, roles: readonly ('content' | 'admin')[] = ['content']) {
    const calls = Object.entries(content.staffRoutes).map(([name, handle]) => [
      name,
      async (request: object) => {
        const { request: schema, reply } = staffApi.content[name as keyof StaffApi['content']]
        const parsed = v.parse(schema, request)
        const call = handle as Call // its own schema has parsed it
        await call.prepare?.(parsed)
        const member = { actor, via: 'account', roles, sessionHash: null } as const
        const note = (change: NotedChange) => notes.push(change)
        const answer = await db.transaction((tx) => call(parsed, { requestId: 'one', staff: member, tx, note }))
        await content.refresh()
        return v.parse(reply, answer)
      },
    ])
    return Object.fromEntries(calls) as StaffCallsOf<Pick<StaffApi, 'content'>>['content'] // of the same calls
  }
  return { content, clock, db, ownerDb, notes, staff, close, pictureFolder, database: { db, ownerDb, close } }
}
