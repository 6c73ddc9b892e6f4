import { gameFigures } from '@andon/contract/games/figures'
import { percentOf } from '@andon/contract/games/sheet'
import type { GameDetails } from '@andon/contract/player-api/catalogue'
import { useMoney } from '../../page/amounts/Money.tsx'
import { usePage } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { gameDetailsText } from './text.ts'

type Sheet = NonNullable<GameDetails['sheet']>
type Bet = NonNullable<Sheet['bets']>[number]

/** The pay, exact return and limits of each bet, the bets that the game's RTP is of, and the return of further stakes. Nothing for a game with one bet. */
export function BetReturns({ sheet }: { sheet: Sheet }) {
  const t = useText(gameDetailsText)
  const { language } = usePage()
  const { bets = [], allStakes } = sheet
  if (bets.length === 0 && allStakes === undefined) return null
  const best = bestOf(bets)
  const names = new Intl.ListFormat(language, { type: 'conjunction' }).format(best.map(({ name }) => name))
  return (
    <section className="grid gap-4" aria-labelledby="bets">
      <div className="grid gap-2">
        <h2 id="bets" className="heading-2">
          {t('bets')}
        </h2>
        {bets.length > 0 && best.length < bets.length && <p>{t('betsBest', { count: best.length, bets: names })}</p>}
        {bets.length > 0 && best.length === bets.length && <p>{t('betsAlike')}</p>}
        <Least sheet={sheet} />
        {sheet.round?.playedAs !== undefined && allStakes && <p>{t('betsPlayedAs', { way: sheet.round.playedAs })}</p>}
        {allStakes && <AllStakes sheet={sheet} allStakes={allStakes} />}
        <Limits sheet={sheet} />
      </div>
      {bets.length > 0 && (
        <ul className="bet-returns">
          {bets.map((bet) => (
            <BetRow key={bet.id} bet={bet} isBest={best.includes(bet) && best.length < bets.length} sheet={sheet} />
          ))}
        </ul>
      )}
      <p className="text-ink-soft">{t('returnedNote')}</p>
    </section>
  )
}

/** The bets with the greatest return. */
function bestOf(bets: readonly Bet[]): readonly Bet[] {
  const most = Math.max(...bets.map(({ rtp }) => percentOf(rtp)))
  return bets.filter(({ rtp }) => percentOf(rtp) === most)
}

function BetRow({ bet, isBest, sheet }: { bet: Bet; isBest: boolean; sheet: Sheet }) {
  const t = useText(gameDetailsText)
  const { language } = usePage()
  const money = useMoney()
  const figure = gameFigures(language)
  const { name, rtp, hitFrequency, limits } = bet
  const wins = sheet.payTable.find((row) => row.name === name)?.pays ?? []
  const values = [
    ['betWin', wins.map(({ multiple }) => t('times', { multiple: figure.multiple(multiple) })).join(' / ')],
    ['betReturn', `${figure.rtp(percentOf(rtp))} (${shownFraction(rtp)})`],
    ['betHit', hitFrequency ? t('betHitValue', { rounds: figure.roundsPerHit(hitFrequency) }) : ''],
    ['betLimits', limits ? t('range', { least: money(limits.least), most: money(limits.most) }) : ''],
  ] as const
  return (
    <li className="bet-return" data-best={isBest || undefined}>
      <h3 className="pay-row-name">{name}</h3>
      {isBest && <p className="pay-row-note">{t('betIsBest')}</p>}
      <dl className="bet-return-values">
        {values.map(
          ([label, value]) =>
            value !== '' && (
              <div key={label}>
                <dt className="bet-return-name">{t(label)}</dt>
                <dd className="bet-return-value">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </li>
  )
}

/** The lowest return of what is offered, where wins are rounded down. */
function Least({ sheet: { exactRtp } }: { sheet: Sheet }) {
  const t = useText(gameDetailsText)
  const figure = gameFigures(usePage().language)
  if (exactRtp?.beforeRounding === undefined) return null
  const rtp = figure.rtp(percentOf(exactRtp.fraction))
  return <p>{t('betsLeast', { rtp, before: figure.rtp(exactRtp.beforeRounding) })}</p>
}

function AllStakes({ sheet, allStakes }: { sheet: Sheet; allStakes: NonNullable<Sheet['allStakes']> }) {
  const t = useText(gameDetailsText)
  const figure = gameFigures(usePage().language)
  const first = sheet.exactRtp ? figure.rtp(percentOf(sheet.exactRtp.fraction)) : '—'
  return (
    <dl className="game-details-facts">
      <div>
        <dt>{t('firstStake')}</dt>
        <dd>{first}</dd>
      </div>
      <div>
        <dt>{t('allStakes')}</dt>
        <dd>{figure.rtp(percentOf(allStakes.rtp))}</dd>
      </div>
      <div>
        <dt>{t('stakedInAll')}</dt>
        <dd>{t('times', { multiple: figure.multiple(percentOf(allStakes.staked) / 100) })}</dd>
      </div>
    </dl>
  )
}

function Limits({ sheet: { layoutLimits } }: { sheet: Sheet }) {
  const t = useText(gameDetailsText)
  const money = useMoney()
  if (!layoutLimits) return null
  const range = t('range', { least: money(layoutLimits.least), most: money(layoutLimits.most) })
  return <p>{t('layoutLimits', { range })}</p>
}

const shownFraction = (fraction: string) => fraction.replace('/', ' ⁄ ')
