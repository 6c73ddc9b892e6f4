import { hash } from 'node:crypto'
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

async function readWords(
  { name, content }: CheckedDocument,
  documentType: DocumentType,
): Promise<{ outcome: Outcome; slow: boolean; fact: string }> {
  const bytes = Buffer.from(await content.arrayBuffer())
  const inName = (word: string) => name.toUpperCase().includes(word)
  const inBytes = (word: string) => bytes.includes(word)
  const fact = factWords[documentType].exec(`${name.toUpperCase()} ${bytes.toString('latin1')}`)?.[1] ?? ''
  const surrogate = documentType === 'identity' && fact !== '' ? hash('sha256', fact).toUpperCase() : fact
  const found = words.find(([word]) => inName(word)) ?? words.find(([word]) => inBytes(word))
  return { outcome: found?.[1] ?? 'vrfn_verified', slow: inName('SLOW') || inBytes('SLOW'), fact: surrogate }
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
