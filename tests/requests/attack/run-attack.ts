import fc from 'fast-check'
import { fire, type Outcome, type Scenario, type Shot, type Target } from './attack.ts'

export interface ScenarioReport {
  readonly name: string
  readonly requests: number
  readonly count: Readonly<Record<Outcome['kind'], number>>
  readonly longestMs: number
  /** Of `/healthz` meanwhile: the longest wait, and how often it said anything but 200. */
  readonly health: { readonly longestMs: number; readonly bad: number }
  /** The requests that got a 5xx or no answer, for the developer who has to fix it. */
  readonly failures: readonly { readonly kind: Outcome['kind']; readonly sent: string; readonly answer: string }[]
}

const shownFailures = 5
const atOnce = 8

/** Fires a scenario's shots, several at once; the same seed gives the same shots. */
export async function runScenario(
  scenario: Scenario,
  { target, requests, seed, withinMs }: { target: Target; requests: number; seed: number; withinMs: number },
): Promise<ScenarioReport> {
  const shots = fc.sample(scenario.shots(target), { seed, numRuns: requests })
  const count = { '1xx': 0, '2xx': 0, '3xx': 0, '4xx': 0, '5xx': 0, closed: 0, hang: 0 }
  const failures: { kind: Outcome['kind']; sent: string; answer: string }[] = []
  let longestMs = 0
  const waiting = shots.values()
  const gunner = async () => {
    for (const shot of waiting) {
      const { kind, ms, answer } = await fire(target, shot, withinMs)
      count[kind] += 1
      longestMs = Math.max(longestMs, ms)
      if (kind === '5xx' || kind === 'hang') failures.push({ kind, sent: shown(shot), answer: answer.slice(0, 1_500) })
    }
  }
  const health = watchHealth(target)
  await Promise.all(Array.from({ length: atOnce }, gunner))
  const report = { name: scenario.name, requests: shots.length, count, longestMs, health: await health.end() }
  return { ...report, failures: failures.slice(0, shownFailures) }
}

const healthEveryMs = 100

/** Asks for `/healthz` again and again: a balancer takes a server out that does not answer it. */
function watchHealth({ port }: Target) {
  const seen = { longestMs: 0, bad: 0 }
  let ended = false
  const look = async () => {
    while (!ended) {
      const started = performance.now()
      const status = await fetch(`http://127.0.0.1:${port}/healthz`).then(
        async (reply) => {
          await reply.arrayBuffer()
          return reply.status
        },
        () => 0, // not answered
      )
      seen.longestMs = Math.max(seen.longestMs, performance.now() - started)
      if (status !== 200) seen.bad += 1
      await new Promise((next) => setTimeout(next, healthEveryMs))
    }
    return seen
  }
  const looking = look()
  return {
    end: () => {
      ended = true
      return looking
    },
  }
}

const shown = ({ pieces }: Shot) => JSON.stringify(pieces.join('')).slice(0, 600)
