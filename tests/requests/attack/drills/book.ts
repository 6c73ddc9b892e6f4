import { sportsApi } from '@andon/bookmaker/sports-api'
import { requestOfClient } from '../../../support/client-request.ts'
import { drill, until } from '../drill.ts'
import { attackedSportsHost } from '../sportsbook.ts'

/** A server that says it is ready takes bets. */
export const bookAtStart = drill('the book at the start', async ({ port }, check) => {
  const ready = await until(
    async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status,
    (status) => status === 200,
  )
  check('/readyz', ready, 200)
  const { body } = await requestOfClient({ port, host: attackedSportsHost }, sportsApi.listEvents.route, {})
  const active = body.events?.filter(({ main }: { main: { status: string } | null }) => main?.status === 'active')
  check('matches that can be bet', active?.length > 0, true)
})
