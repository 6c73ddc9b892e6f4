import { Drawing } from '@andon/web-kit/Drawing'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { dateFormat } from '../../page/dates/date-format.ts'
import { setCalm, useCalm } from '../../page/motion.ts'
import { usePage, usePath } from '../../page/page-context.ts'
import { useText } from '../../page/use-text.ts'
import { useSession } from '../../player/session.ts'
import { gamePagePath } from '../games/game-links.ts'
import type { LobbyContent } from '../games/lobby-content.ts'
import { useTellCalm } from '../missions/use-tell-calm.ts'
import { Cell } from './Cell.tsx'
import { PlayerCells } from './PlayerCells.tsx'
import { nowText } from './text.ts'
import { useNow } from './use-now.ts'
import { useRecentPlay } from './use-recent-play.ts'
import { worthTelling } from './worth-telling.ts'

interface Props {
  readonly content: LobbyContent
}

/** One line of figures that are true now: the time, for players their own day, then what is played. A button stops it. */
export function LobbyNow({ content }: Props) {
  const t = useText(nowText)
  const session = useSession()
  if (session.state === 'unknown') return null
  return (
    <section className="page-width lobby-now" aria-label={t('now')}>
      <ul className="lobby-now-row">
        <Clock />
        <Suspense>{session.state === 'player' ? !session.restricted && <PlayerCells /> : <Here />}</Suspense>
        <Today content={content} />
        <Suspense>
          <Week />
        </Suspense>
        <Suspense>
          <LatestWin content={content} />
        </Suspense>
      </ul>
      <Calm />
    </section>
  )
}

function Clock() {
  const t = useText(nowText)
  const { language } = usePage()
  const now = useNow()
  if (now === null) return null
  const hour = new Date(now).getHours()
  return (
    <Cell live="clock" label={<span className="sr-only">{t('clock')}</span>}>
      <Drawing>{hour >= 6 && hour < 18 ? sun : moon}</Drawing>
      {dateFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(now)}
    </Cell>
  )
}

const sun = (
  <path d="M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v2m0 16v2M2 12h2m16 0h2M4.900 4.900l1.400 1.400m11.400 11.400l1.400 1.400M4.900 19.100l1.400-1.400M17.700 6.300l1.400-1.400" />
)
const moon = <path d="M20 14.500A8.500 8.500 0 1 1 9.500 4a7 7 0 0 0 10.500 10.500z" />

const fewestMinutes = 5

/** From the fifth minute on, for how long a visitor has had this page open; players have their session time in the header. */
function Here() {
  const t = useText(nowText)
  const now = useNow()
  if (now === null) return null
  const minutes = Math.max(0, Math.floor((now - performance.timeOrigin) / 60_000))
  if (minutes < fewestMinutes) return null
  return (
    <Cell live="here" label={t('here')}>
      {t('minutes', { minutes })}
    </Cell>
  )
}

function Today({ content: { games, groups } }: Props) {
  const t = useText(nowText)
  const path = usePath()
  const code = groups.find(({ id }) => id === 'today')?.games[0]
  const game = games.find(({ gameCode }) => gameCode === code)
  if (game === undefined) return null
  return (
    <Cell live="today" label={t('today')}>
      <Link to={path(gamePagePath(game))} className="text-link">
        {game.name}
      </Link>
    </Cell>
  )
}

function Week() {
  const t = useText(nowText)
  const play = worthTelling(useRecentPlay())
  if (play === undefined) return null
  return (
    <Cell live="rounds" label={t('week')}>
      {t('rounds', { rounds: play.rounds })}
    </Cell>
  )
}

function LatestWin({ content: { games } }: Props) {
  const t = useText(nowText)
  const win = useRecentPlay()?.wins[0]
  const game = games.find(({ gameCode }) => gameCode === win?.gameCode)
  if (win === undefined || game === undefined) return null
  return (
    <Cell live="win" label={t('win')}>
      {t('winValue', { name: game.name, times: Math.floor(win.times) })}
    </Cell>
  )
}

/** Nothing to stop where the system's setting stops it. */
function Calm() {
  const t = useText(nowText)
  const calm = useCalm()
  const tell = useTellCalm()
  if (calm === null) return null
  const change = () => {
    setCalm(!calm)
    tell(!calm).catch(() => undefined) // this browser keeps it all the same
  }
  return (
    <button
      type="button"
      className="lobby-now-calm"
      aria-label={t(calm ? 'move' : 'calm')}
      title={t(calm ? 'move' : 'calm')}
      onClick={change}
    >
      <Drawing>{calm ? <path d="M8 5l11 7-11 7z" /> : <path d="M8 5v14M16 5v14" />}</Drawing>
    </button>
  )
}
