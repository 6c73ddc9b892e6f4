import { createHmac, createPrivateKey, sign } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refusals } from '@andon/contract'
import { dialects } from '@andon/contract/vendor-messages/dialects'
import { walletApi, walletRefusals } from '@andon/contract/wallet-api'
import { beforeAll, expect, test } from 'vitest'
import { playngoAdaptor } from '../../packages/contract/src/vendor-messages/playngo.ts'
import { pragmaticplayAdaptor } from '../../packages/contract/src/vendor-messages/pragmaticplay.ts'
import { vanguardCommands, vanguardEvent } from '../../packages/contract/src/vendor-messages/vanguard.ts'
import { about, fileGame, keys } from '../../packages/operator/src/modules/catalogue/suppliers/files/schemas.ts'
import { launchPlaceholders } from '../../packages/operator/src/modules/catalogue/suppliers/launch-template.ts'
import { decisionTable } from '../../packages/operator/src/modules/game-wallet/domain/decision-table.ts'

let manual: string
beforeAll(async () => {
  manual = await readFile(join(import.meta.dirname, '../../docs/suppliers.md'), 'utf8')
})

/** The text below a heading, to the next one. */
function section(title: string): string {
  const [, text] = manual.split(new RegExp(`^#+ ${title.replace('.', '\\.')}$`, 'm'))
  if (text === undefined) throw new Error(`the manual has no heading ${title}`)
  return text.split(/^#+ /m)[0] ?? ''
}
/** The cells of a section's tables, without their heads. */
const rows = (title: string) =>
  section(title)
    .split('\n')
    .filter(
      (line, index, lines) => line.startsWith('|') && !line.startsWith('|---') && !lines[index + 1]?.startsWith('|---'),
    )
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    )
const codes = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
const firstCells = (title: string) => rows(title).flatMap(([cell]) => codes(cell))

interface Schema {
  readonly type: string
  readonly entries?: Readonly<Record<string, Schema>>
  readonly options?: readonly (Schema | string)[]
  readonly wrapped?: Schema
  readonly item?: Schema
}

/** The paths of all fields, `origins.frames` or `keys[].algorithm`; `whole` are not taken apart. */
function fieldsOf(schema: Schema, whole: readonly string[] = [], path = ''): string[] {
  if (schema.wrapped) return fieldsOf(schema.wrapped, whole, path)
  if (whole.includes(path)) return [path]
  const parts = schema.type === 'variant' ? (schema.options as Schema[]) : schema.entries ? [schema] : [] // a variant has schemas
  const within = parts.flatMap(({ entries = {} }) =>
    Object.entries(entries).flatMap(([name, field]) => fieldsOf(field, whole, path === '' ? name : `${path}.${name}`)),
  )
  const items = schema.item?.type === 'variant' ? [path, ...fieldsOf(schema.item, whole, `${path}[]`)] : []
  const all = [...within, ...items]
  return all.length > 0 ? [...new Set(all)] : [path]
}

test('the tables of the three files have exactly the fields that are read', () => {
  expect(firstCells('about.json').sort()).toEqual(fieldsOf(about as Schema, ['countries']).sort())
  expect(firstCells('keys.json').sort()).toEqual(fieldsOf(keys as Schema).sort())
  expect(firstCells('games.json').sort()).toEqual(
    fieldsOf(fileGame as Schema, ['countries', 'name', 'hitFrequencyFor']).sort(),
  )
})

test('the table of placeholders has exactly those that can be used', () => {
  const placeholders = launchPlaceholders.map((name) => `{${name}}`)
  expect(firstCells('Launch address').sort()).toEqual(placeholders.sort())
})

test('every refusal is listed with its HTTP status', () => {
  const listed = rows('Refusals').map(([code = '', http]) => [...codes(code), Number(http)])
  expect(listed.toSorted()).toEqual(walletRefusals.map((code) => [code, refusals[code].status]).toSorted())
})

test('the table of repeated calls says what the wallet does', () => {
  const words = {
    debit: 'takes the stake',
    credit: 'pays',
    returnStake: 'the stake returns',
    replay: 'stored reply',
    acknowledge: '`OK`, nothing moves',
    recordTombstone: 'the bet is refused from now on',
  }
  const stated = rows('Idempotency').map(([, ...cells]) => cells)
  const { closing, ...reachable } = decisionTable // only an aggregator's bet closes its own round
  expect(closing.win).toBe('ROUND_CLOSED')
  const done = Object.values(reachable).map(({ bet, otherBet, win, rollback }) => [bet, otherBet, win, rollback])
  for (const [row, decisions] of done.entries())
    for (const [column, decision] of decisions.entries())
      expect(stated[row]?.[column]).toContain(
        Object.hasOwn(words, decision) ? words[decision as keyof typeof words] : `\`${decision}\``,
      )
  expect(stated).toHaveLength(done.length)
})

test('the examples of calls and replies are valid, one for each call', () => {
  const examples = [...section('The calls').matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
  const { authenticate, balance, bet, win, rollback, round, adjust, moveJackpot } = walletApi
  const schemas = [
    ...[authenticate.request, authenticate.reply, balance.request, balance.reply],
    ...[bet.request, bet.reply, win.request, rollback.request],
    ...[round.request, round.reply, adjust.request, adjust.reply],
    ...[round.request, round.reply], // with a jackpot
    ...[moveJackpot.request, moveJackpot.reply],
  ]
  expect(examples).toHaveLength(schemas.length)
  for (const [index, schema] of schemas.entries())
    expect(schema['~standard'].validate(examples[index])).toEqual({ typed: true, value: examples[index] })
})

test('the signed example is right', () => {
  const lines = section('Addresses, headers, signature').matchAll(/^(body|private key|signature|secret) +(.+)$/gm)
  const [body = '', seed = '', byKey, secret = '', bySecret] = [...lines].map(([, , value]) => value)
  const key = createPrivateKey({ key: Buffer.from(seed, 'base64'), format: 'der', type: 'pkcs8' })
  expect(byKey).toBe(`ed25519=${sign(null, Buffer.from(body), key).toString('base64')}`)
  const hmac = createHmac('sha256', Buffer.from(secret, 'base64')).update(body).digest('base64')
  expect(bySecret).toBe(`hmac-sha256=${hmac}`)
})

test('every message of every dialect is listed', () => {
  const events = vanguardEvent.options.map(({ entries }) => entries.event.literal)
  const listed = firstCells('vanguard')
  for (const event of events) expect(listed).toContain(event)
  for (const command of Object.values(vanguardCommands)) expect(listed).toContain(command)
  const others = rows('pragmaticplay, playngo, none')
  expect(['vanguard', ...others.flatMap(([name]) => codes(name))]).toEqual([...dialects])
  const [pragmaticplay = [], playngo = []] = others
  const subscribed = playngoAdaptor.subscriptions.map((message) => (message as { eventType: string }).eventType) // as its file writes them
  for (const event of subscribed) expect(codes(playngo[1])).toContain(event)
  for (const name of codes(pragmaticplay[1]).filter((code) => /^\w+$/.test(code)))
    expect([name, pragmaticplayAdaptor.parse({ name }).kind]).not.toEqual([name, 'unknown'])
})
