import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createBrowser } from '@andon/tests/browser'
import { median, type Report } from './report.ts'
import { start, stop, until } from './server-process.ts'

const port = 4873
const origin = `http://127.0.0.1:${port}`
const players = 25 // as many as one address may register without a proof of work, and some to spare
const triesEach = 9
const warmUp = 10
const [least, most] = [0.9, 1.1]

/**
 * Time to refuse a login for an unknown address ÷ for a known one with a wrong password: near 1, timing does not reveal who has an account.
 * Alternating requests to one server, one at a time, each pair in turned order; the median of the paired ratios. Each request comes from an
 * address of its own, as the throttles count by address, and no player is tried more often than the throttle allows.
 */
export async function run(): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'andon-bench-'))
  const env = { PORT: String(port), DATA_DIR: folder, TRUST_PROXY: '127.0.0.1' }
  const server = start(['apps/server/src/main.ts'], env)
  try {
    await until(`${origin}/readyz`, server)
    return report(await measure())
  } finally {
    await stop(server)
    await rm(folder, { recursive: true, force: true })
  }
}

interface Pair {
  readonly unknown: number
  readonly wrong: number
}

async function measure(): Promise<Pair[]> {
  const emails: string[] = []
  for (let player = 0; player < players; player++) emails.push((await createBrowser(origin).register()).email)
  const browser = createBrowser(origin)
  await browser.get('/ajax/login/status')

  const refuse = async (email: string) => {
    const headers = { 'x-forwarded-for': nextAddress() }
    const began = performance.now()
    const { body } = await browser.post('/ajax/login', { email, password: 'not the password' }, { headers })
    const took = performance.now() - began
    if (body.errors?.[0]?.code !== 'LOGIN_FAILED') throw new Error(`not a refusal: ${JSON.stringify(body)}`)
    return took
  }
  for (let count = 0; count < warmUp; count++) await refuse(`warm-up-${count}@andon.example`)
  const pairs: Pair[] = []
  for (let round = 0; round < triesEach; round++)
    for (const [index, email] of emails.entries()) {
      const wrongFirst = (round + index) % 2 === 0
      const unknown = `unknown-${index}@andon.example` // tried as often as the known one
      const before = await refuse(wrongFirst ? email : unknown)
      const after = await refuse(wrongFirst ? unknown : email)
      pairs.push(wrongFirst ? { wrong: before, unknown: after } : { unknown: before, wrong: after })
    }
  return pairs
}

let addresses = 0

/** 198.18.0.0/15 is for benchmarks (RFC 2544). */
function nextAddress(): string {
  addresses += 1
  return `198.18.${addresses >> 8}.${addresses & 255}`
}

function report(pairs: readonly Pair[]): Report {
  const ratio = median(pairs.map(({ unknown, wrong }) => unknown / wrong))
  return {
    name: 'login-time',
    conditions: {
      pairs: `${pairs.length}, alternating; medians`,
      cores: availableParallelism(),
      'load average at the end': loadavg().map(Math.round).join(' '),
    },
    rows: [
      { what: 'refusal of an unknown address', value: median(pairs.map(({ unknown }) => unknown)), unit: 'ms' },
      { what: 'refusal of a wrong password', value: median(pairs.map(({ wrong }) => wrong)), unit: 'ms' },
      {
        what: 'unknown ÷ wrong',
        value: ratio,
        unit: '',
        goal: `${least} to ${most}`,
        met: ratio >= least && ratio <= most,
      },
    ],
  }
}
