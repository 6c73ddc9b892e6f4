import { Skeleton } from '@andon/web-kit/Skeleton'
import { Link } from 'react-router'
import { useMoney, useSignedMoney } from '../../page/amounts/Money.tsx'
import { dateFormat } from '../../page/dates/date-format.ts'
import { EmptyState } from '../../page/EmptyState.tsx'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { AccountCard } from '../account/AccountCard.tsx'
import { AccountPage } from '../account/AccountPage.tsx'
import { LoadFailure } from '../account/LoadFailure.tsx'
import { useGames } from '../bonuses/use-plain-terms.ts'
import { GamePicture } from '../games/GamePicture.tsx'
import { gamePagePath } from '../games/game-links.ts'
import { type PlaySpan, usePlayHistory } from '../limits/use-limits.ts'
import { BarChart } from '../play-statistics/BarChart.tsx'
import { loyaltyText } from './text.ts'
import { type MyYear, useMyYear } from './use-loyalty.ts'
import './loyalty.css'

type Play = Omit<PlaySpan, 'from' | 'startsAt'>
type Month = MyYear['months'][number] & Play

/** The statement of the past twelve months: result of play, what was received besides, and the games that were new. */
export default function YearPage() {
  const t = useText(loyaltyText)
  const path = usePath()
  const play = usePlayHistory({ by: 'month', months: 12 })
  const year = useMyYear()
  const again = () => {
    void play.refetch()
    void year.refetch()
  }
  return (
    <AccountPage title={t('year')} intro={t('yearIntro')}>
      <p className="flex flex-wrap gap-x-5 gap-y-1">
        <Link to={path('/account/picture')} className="text-link">
          {t('toStatistics')}
        </Link>
        <Link to={path('/account/limits')} className="text-link">
          {t('toLimits')}
        </Link>
      </p>
      {play.data && year.data ? (
        <Year total={play.data.total} months={monthsOf(year.data, play.data.spans)} titles={year.data.titles} />
      ) : play.error || year.error ? (
        <LoadFailure again={again} />
      ) : (
        <Skeleton lines={14} />
      )}
    </AccountPage>
  )
}

const nothing: Play = { deposited: 0, staked: 0, won: 0, net: 0, minutesPlayed: 0 }

function monthsOf({ months }: MyYear, spans: readonly PlaySpan[]): Month[] {
  return months.map((month) => ({ ...nothing, ...spans.find(({ from }) => from === month.from), ...month }))
}

function Year({ total, months, titles }: { total: Play; months: readonly Month[]; titles: readonly string[] }) {
  const isEmpty = months.every(
    ({ daysPlayed, deposited, staked, bonuses, prizes, jackpots, paidOut, minutesPlayed }) =>
      daysPlayed + deposited + staked + prizes + jackpots + minutesPlayed === 0 && bonuses === 0 && paidOut === 0,
  )
  if (isEmpty) return <NothingYet />
  return (
    <>
      <Total total={total} months={months} />
      <Received months={months} />
      <Months months={months} />
      {titles.length > 0 && <NewGames titles={titles} />}
    </>
  )
}

function NothingYet() {
  const t = useText(loyaltyText)
  const path = usePath()
  return (
    <EmptyState picture="statistics" title={t('none')} text={t('noneText')}>
      <Link to={path('/account/limits')} className="button" data-kind="secondary">
        {t('toLimits')}
      </Link>
    </EmptyState>
  )
}

function Total({ total, months }: { total: Play; months: readonly Month[] }) {
  const t = useText(loyaltyText)
  const money = useMoney()
  const signed = useSignedMoney()
  const label = useMonthLabel()
  const sum = sumOf(months)
  const { minutesPlayed } = total
  return (
    <AccountCard title={t('total')}>
      <p className="year-result">{t('lost', { amount: signed(total.net) })}</p>
      <dl className="account-details">
        <Figure name={t('deposited')} value={money(total.deposited)} />
        <Figure name={t('paidOut')} value={money(sum.paidOut)} />
        <Figure name={t('staked')} value={money(total.staked)} />
        <Figure name={t('daysPlayed')} value={t('days', { days: sum.daysPlayed })} />
        <Figure
          name={t('time')}
          value={t('hoursMinutes', { hours: Math.floor(minutesPlayed / 60), minutes: minutesPlayed % 60 })}
        />
      </dl>
      <BarChart
        title={t('net')}
        points={months.map(({ from, net }) => ({ label: label(from), value: net }))}
        figure={signed}
        spanName={t('month')}
      />
    </AccountCard>
  )
}

const gifts = ['bonuses', 'prizes', 'jackpots'] as const

function Received({ months }: { months: readonly Month[] }) {
  const t = useText(loyaltyText)
  const money = useMoney()
  const sum = sumOf(months)
  return (
    <AccountCard title={t('received')}>
      <dl className="account-details">
        {gifts.map((gift) => (
          <Figure key={gift} name={t(gift)} value={money(sum[gift])} />
        ))}
      </dl>
      <p className="text-sm text-ink-soft">{t('receivedText')}</p>
    </AccountCard>
  )
}

/** Newest first. */
function Months({ months }: { months: readonly Month[] }) {
  const t = useText(loyaltyText)
  const money = useMoney()
  const signed = useSignedMoney()
  const label = useMonthLabel()
  return (
    <AccountCard title={t('months')}>
      <ul className="year-months">
        {months.toReversed().map((month) => (
          <li key={month.from} className="year-month">
            <h3 className="font-bold">{label(month.from)}</h3>
            <dl className="account-details">
              <Figure name={t('net')} value={signed(month.net)} />
              <Figure name={t('deposited')} value={money(month.deposited)} />
              <Figure name={t('paidOut')} value={money(month.paidOut)} />
              <Figure name={t('daysPlayed')} value={t('days', { days: month.daysPlayed })} />
              {gifts.map(
                (gift) => month[gift] !== 0 && <Figure key={gift} name={t(gift)} value={money(month[gift])} />,
              )}
            </dl>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

function NewGames({ titles }: { titles: readonly string[] }) {
  const t = useText(loyaltyText)
  const path = usePath()
  const all = useGames()
  const games = titles.flatMap((code) => all.find(({ gameCode }) => gameCode === code) ?? [])
  return (
    <AccountCard title={t('newGames')}>
      <p className="text-ink-soft">{t('newGamesCount', { count: titles.length })}</p>
      <ul className="year-games">
        {games.map((game) => (
          <li key={game.gameCode}>
            <Link to={path(gamePagePath(game))}>
              <GamePicture game={game} kind="portrait" loading="lazy" />
              <span>{game.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </AccountCard>
  )
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="money">{value}</dd>
    </div>
  )
}

function sumOf(months: readonly Month[]) {
  const sum = (figure: 'daysPlayed' | 'paidOut' | (typeof gifts)[number]) =>
    months.reduce((before, month) => before + month[figure], 0)
  return {
    daysPlayed: sum('daysPlayed'),
    paidOut: sum('paidOut'),
    bonuses: sum('bonuses'),
    prizes: sum('prizes'),
    jackpots: sum('jackpots'),
  }
}

/** `November 2026` for `2026-11-01`, in any time zone. */
function useMonthLabel(): (from: string) => string {
  const { language } = usePage()
  const format = dateFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (from) => format.format(new Date(`${from}T00:00:00Z`))
}
