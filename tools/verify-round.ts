import { readFileSync } from 'node:fs'
import type { JackpotVerification } from '@andon/arcade/provably-fair/verify-jackpot'
import { verifyProof, verifySeed } from '@andon/arcade/provably-fair/verify-proof'
import type { SharedVerification } from '@andon/arcade/provably-fair/verify-shared'

/**
 * `npm run verify -- <file>…`: verifies one round of any game from its proof, the JSON that `GET /arcade/rounds/:id/proof` returns; or all rounds of a pair of seeds from
 * the pages of `GET /arcade/seeds/:commitment/rounds`. Without a file it reads standard input. With `--seen <commitment>` the commitment must be the one that was seen before
 * play. Exits 0 if everything is as promised, 1 if it is not, 2 if it cannot be verified. Needs no server.
 */
try {
  process.exitCode = (await verify(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  process.stderr.write(`cannot verify: ${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 2
}

async function verify(args: readonly string[]): Promise<boolean> {
  const at = args.indexOf('--seen')
  const seen = at === -1 ? null : (args[at + 1] ?? '')
  const files = at === -1 ? args : args.toSpliced(at, 2)
  const read = (file: string | number): unknown => JSON.parse(readFileSync(file, 'utf8'))
  const replies = files.length > 0 ? files.map(read) : [read(0)]
  const [first] = replies
  const isSeed = typeof first === 'object' && first !== null && 'rounds' in first
  const wasSeen =
    seen === null || (typeof first === 'object' && first !== null && 'commitment' in first && first.commitment === seen)
  const promised = seen === null ? [] : [['the commitment is the one that was seen before', wasSeen] as const]
  return isSeed ? seedHolds(replies, promised) : roundHolds(first, promised)
}

type Check = readonly [what: string, holds: boolean]

async function roundHolds(proof: unknown, promised: readonly Check[]): Promise<boolean> {
  const { round, played, recomputed, shared, jackpot, ...verdict } = await verifyProof(proof, {
    mostLinks: Number.POSITIVE_INFINITY,
  })
  if (!played) {
    const would = recomputed?.win ?? null
    const paid = would === null ? 'what it would have paid was its player’s to decide' : `it would have paid ${would}`
    say(
      `drawn, not staked (${round.refusal ?? round.status}): nothing was taken or paid; on a stake of ${round.stake} ${paid}`,
    )
  }
  return report([
    ...promised,
    ['the server seed matches the commitment', verdict.commitmentHolds],
    ['the commitment is the one of the round', verdict.commitmentIsOfRound],
    ['the rules are those of this game', verdict.tableHolds],
    [played ? 'seeds and rules give these events' : 'a round that was not played shows no events', verdict.eventsHold],
    [played ? 'the win follows from the events' : 'a round that was not played pays nothing', verdict.winHolds],
    ['it says where its result comes from as rounds of this game do', verdict.kindHolds],
    ...(shared ? sharedChecks(shared, { played }) : []),
    ...(jackpot ? jackpotChecks(jackpot) : [['no jackpot is shown without its draw', !round.jackpot] as const]),
  ])
}

function jackpotChecks({ chancesHold, numbersHold, prizesHold }: JackpotVerification): Check[] {
  return [
    ['the chance of each jackpot follows from stake, rules and meter', chancesHold],
    ['the numbers of the jackpots follow from the seeds', numbersHold],
    ['what a jackpot paid follows from its number', prizesHold],
  ]
}

function sharedChecks(shared: SharedVerification, { played }: { played: boolean }): Check[] {
  return [
    ['the result is of this round of the table', shared.roundHolds],
    ['the server seed leads to the published end of its chain', shared.chainHolds && shared.chainFollowed],
    [
      'the second share is the only one of its signer, or the first of its beacon after the lock, for this round and these bets',
      shared.secondShareHolds,
    ],
    ['second share and bets enter the result as published', shared.clientSeedHolds],
    [
      played
        ? 'the bet was among those that the second share was made for, or with play money'
        : 'the bet took no part',
      shared.betHolds,
    ],
  ]
}

async function seedHolds(replies: readonly unknown[], promised: readonly Check[]): Promise<boolean> {
  const { commitmentHolds, missingNonces, wrongNonces, rounds, unplayed, tally, holds } = await verifySeed(replies)
  for (const { nonce, gameCode, stake, reason, wouldHavePaid } of unplayed)
    say(
      `nonce ${nonce}, ${gameCode}: not staked (${reason}); stake ${stake}, would have paid ${wouldHavePaid ?? '(undecided)'}`,
    )
  const { stakes, wouldHavePaid, expected } = tally
  say(
    `${rounds} rounds, ${unplayed.length} not staked: stakes ${stakes}, would have paid ${wouldHavePaid}, on average ${expected.toFixed(1)}`,
  )
  const list = (nonces: readonly number[]) => (nonces.length === 0 ? '' : `: not ${nonces.slice(0, 20).join(', ')}`)
  const all = report([
    ...promised,
    ['the server seed matches the commitment of every round', commitmentHolds],
    [`every nonce is there, once${list(missingNonces)}`, missingNonces.length === 0],
    [`every win follows from seeds and rules${list(wrongNonces)}`, wrongNonces.length === 0],
  ])
  return all && holds
}

function report(checks: readonly Check[]): boolean {
  for (const [check, passed] of checks) say(`${passed ? 'yes' : 'NO '}  ${check}`)
  return checks.every(([, passed]) => passed)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
