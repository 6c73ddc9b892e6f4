import type { SiteContext } from '@andon/web/load-context'
import type { Thing } from './things.ts'

/** Matches that have not begun, as the sportsbook offers them while the page is rendered; kept pages are rendered again at least once a day. */
export async function matchEvents({ context }: { context: SiteContext }): Promise<readonly Thing[]> {
  const { api, siteOrigin, language } = context
  const { matches } = await api.catalogue.getSportsMatches({})
  return (matches ?? [])
    .filter(({ live }) => !live)
    .map(({ id, sportName, tournament, home, away, startsAt }) => {
      const url = `${siteOrigin}/${language}/sports/event/${id}`
      return {
        '@type': 'SportsEvent',
        name: `${home} – ${away}`,
        sport: sportName,
        startDate: startsAt,
        url,
        location: { '@type': 'VirtualLocation', url },
        eventStatus: 'https://schema.org/EventScheduled',
        organizer: { '@type': 'SportsOrganization', name: tournament },
        homeTeam: { '@type': 'SportsTeam', name: home },
        awayTeam: { '@type': 'SportsTeam', name: away },
      }
    })
}
