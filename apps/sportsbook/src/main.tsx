import { ChangingQueries } from '@andon/realtime-client/changing-queries'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { createLive } from './live/create-live.ts'
import { LiveProvider } from './live/live-service.ts'
import { createSportsClient, mayRetry } from './page/api.ts'
import { connectHost } from './page/host.ts'
import { createHostFigures } from './page/host-figures.ts'
import { ServicesProvider } from './page/services.ts'
import { createSession } from './page/session.ts'
import { Frame } from './shell/Frame.tsx'
import { takeLaunch } from './shell/launch.ts'
import { leaveSlip } from './slip/leave-slip.ts'
import { createPlacing } from './slip/placing/placing.ts'
import { PlacingProvider } from './slip/placing/placing-service.ts'

// A frame that is not shown was opened for its files only, before the player comes.
if (innerWidth > 0) start()
else addEventListener('resize', start, { once: true })

function start(): void {
  const { language, token, hostOrigin } = takeLaunch()
  document.documentElement.lang = language
  const client = createSportsClient()
  const host = connectHost(hostOrigin)
  const figures = createHostFigures(host)
  const session = createSession({ client, host, token, language })
  const live = createLive({
    url: `${location.origin.replace(/^http/, 'ws')}/realtime`,
    token: client.sessionToken,
    onSessionRefused: () => void session.refresh(),
  })
  const onMoney = () => void session.moneyMoved()
  const placing = createPlacing({ client, onMoney, onAccepted: leaveSlip, areBetsStreamed: live.bets.isStreamed })
  let loggedIn: string | null = null
  let provenToken: string | null = null
  session.subscribe(() => {
    if (provenToken !== client.sessionToken()) {
      provenToken = client.sessionToken()
      live.renew()
    }
    const state = session.get()
    const player = state.kind === 'player' ? state.player : null
    if (player === loggedIn) return
    loggedIn = player
    if (player !== null) placing.setPlayer(player)
  })
  live.connection.subscribe(() => {
    if (live.connection.get() === 'current') placing.resume()
  })
  const queryClient = new ChangingQueries({
    defaultOptions: { queries: { staleTime: 15_000, retry: (failures, error) => failures < 2 && mayRetry(error) } },
  })

  live.bets.follow((bet) => {
    if (bet) placing.receiveBet(bet)
    else placing.resume()
    void import('./live/note-bet.ts').then(({ noteBet }) => noteBet(queryClient, bet))
  })

  const root = document.getElementById('sportsbook')
  if (!root) throw new Error('index.html has the element #sportsbook')
  createRoot(root).render(
    <QueryClientProvider client={queryClient}>
      <ServicesProvider value={{ language, client, host, session, figures }}>
        <LiveProvider value={live}>
          <PlacingProvider value={placing}>
            <Frame />
          </PlacingProvider>
        </LiveProvider>
      </ServicesProvider>
    </QueryClientProvider>,
  )
}
