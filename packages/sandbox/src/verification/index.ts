import { hash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { DocumentType } from '@andon/contract/player-api/verification'
import type { CheckedDocument, CheckReport, Outcome, VerificationSupplier } from '@andon/operator/verification'
import type { Clock } from '@andon/platform/clock'

const decidesAfterMs = 3000
const slowMs = 60_000
const validDays = { identity: 5 * 365, address: 365 }

/** The first word found decides. */
const words: readonly (readonly [word: string, outcome: Outcome])[] = [
  ['FAILED', 'vrfn_failed'],
  ['EXPIRED', 'vrfn_expired'],
  ['VERIFIED', 'vrfn_verified'],
]

/**
 * A simulated verification supplier for trials and tests. The word FAILED, EXPIRED or VERIFIED in a document's file name (in any letter case) or in its
 * bytes (in capitals) decides after three seconds, with SLOW after a minute; a document without such a word is verified. Of several documents the worst
 * decides. `NUMBER-AB123456` in a proof of identity sets its number, `COUNTRY-KP` in a proof of address its country; without them none is reported.
 * It stores nothing: the reference contains all it knows of a check, with a hash in place of the number.
 */
export function createSandboxVerification({ clock }: { clock: Clock }): VerificationSupplier {
  return {
    name: 'sandbox',
    submit: async ({ documentType, documents }) => {
      const found = await Promise.all(documents.map((document) => readWords(document, documentType)))
      const outcome = words.map(([, each]) => each).find((each) => found.some((one) => one.outcome === each))
      const askAfterMs = found.some(({ slow }) => slow) ? slowMs : decidesAfterMs
      const ready = clock.now().add({ milliseconds: askAfterMs }).epochMilliseconds
      const fact = found.map((one) => one.fact).find((each) => each !== '') ?? ''
      return { reference: `${documentType} ${outcome ?? 'vrfn_verified'} ${ready} ${fact}`.trimEnd(), askAfterMs }
    },
    report: async (reference) => report(reference, clock.now()),
  }
}

const factWords = { identity: /NUMBER-([A-Z0-9]{4,20})/, address: /COUNTRY-([A-Z]{2})/ }

/** Longer than any word or fact. */
const overlap = 64

async function readWords(
  { name, content }: CheckedDocument,
  documentType: DocumentType,
): Promise<{ outcome: Outcome; slow: boolean; fact: string }> {
  const pattern = factWords[documentType]
  const named = name.toUpperCase()
  const inBytes = new Set<string>()
  let fact = pattern.exec(named)?.[1]
  /** At the end of a piece, where the next one may continue it. */
  let unended: string | undefined
  for await (const text of textOf(content)) {
    for (const word of [...words.map(([word]) => word), 'SLOW']) if (text.includes(word)) inBytes.add(word)
    const match = pattern.exec(text)
    const isEnded = match !== null && match.index + match[0].length < text.length
    if (isEnded) fact ??= match[1]
    unended = isEnded ? undefined : match?.[1]
  }
  fact ??= unended
  const found = words.find(([word]) => named.includes(word)) ?? words.find(([word]) => inBytes.has(word))
  return {
    outcome: found?.[1] ?? 'vrfn_verified',
    slow: named.includes('SLOW') || inBytes.has('SLOW'),
    fact: documentType === 'identity' && fact !== undefined ? hash('sha256', fact).toUpperCase() : (fact ?? ''),
  }
}

/** The bytes in pieces, each with the end of the one before, so that a word lies whole in one of them; other work has its turn between them. */
async function* textOf(content: Blob): AsyncGenerator<string> {
  let before = ''
  for await (const piece of content.stream()) {
    const text = before + Buffer.from(piece).toString('latin1')
    yield text
    before = text.slice(-overlap)
    await nextTurn()
  }
}

function report(reference: string, now: Temporal.Instant): CheckReport {
  const [, type, word, ready, fact] = /^(identity|address) (vrfn_\w+) (\d+)(?: ([A-Z0-9]+))?$/.exec(reference) ?? []
  const outcome = words.map(([, each]) => each).find((each) => each === word)
  if (outcome === undefined) throw new Error('not a reference of the sandbox supplier')
  if (now.epochMilliseconds < Number(ready)) return { state: 'pending' }
  if (outcome !== 'vrfn_verified')
    return { state: 'decided', outcome, reason: outcome === 'vrfn_failed' ? 'NOT_READABLE' : 'OUT_OF_DATE' }
  const hours = 24 * (type === 'identity' ? validDays.identity : validDays.address)
  const named = type === 'identity' ? { identity: { country: 'JP', number: fact ?? '' } } : { residence: fact ?? '' }
  return {
    state: 'decided',
    outcome,
    ...(fact === undefined ? {} : { document: named }),
    validUntil: now.add({ hours }),
  }
}
