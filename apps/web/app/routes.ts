import { type Language, languageCodes } from '@andon/contract/languages'
import { index, type RouteConfig, route } from '@react-router/dev/routes'

/**
 * The pages, once per language. Each language is its own branch, so that a page loads only the texts of its language.
 */
const pages = (language: Language) => [
  route('home', 'routes/home.tsx', { id: `${language}/home` }),
  route('lobbies', 'routes/lobbies.tsx', { id: `${language}/lobbies` }),
  route('lobbies/:lobby', 'routes/lobby.tsx', { id: `${language}/lobby` }),
  route('register', 'routes/register.tsx', { id: `${language}/register` }),
  route('game-play', 'routes/game-play.tsx', { id: `${language}/game-play` }),
  route('customer-service', 'routes/customer-service.tsx', { id: `${language}/customer-service` }),
  route('account', 'routes/account.tsx', { id: `${language}/account` }, [
    index('routes/account-index.tsx', { id: `${language}/account-index` }),
    route('profile', 'routes/account-profile.tsx', { id: `${language}/account-profile` }),
    route('password', 'routes/account-password.tsx', { id: `${language}/account-password` }),
    route('security', 'routes/account-security.tsx', { id: `${language}/account-security` }),
    route('confirmidentity', 'routes/account-confirmidentity.tsx', { id: `${language}/account-confirmidentity` }),
    route('policies', 'routes/account-policies.tsx', { id: `${language}/account-policies` }),
    route('sessions', 'routes/account-sessions.tsx', { id: `${language}/account-sessions` }),
    route('cashier', 'routes/account-cashier.tsx', { id: `${language}/account-cashier` }),
    route('transactions', 'routes/account-transactions.tsx', { id: `${language}/account-transactions` }),
    route('bonus-rewards', 'routes/account-bonus-rewards.tsx', { id: `${language}/account-bonus-rewards` }),
    route('bet-history', 'routes/account-bet-history.tsx', { id: `${language}/account-bet-history` }),
    route('legacy-bet-history', 'routes/account-legacy-bet-history.tsx', {
      id: `${language}/account-legacy-bet-history`,
    }),
    route('limits', 'routes/account-limits.tsx', { id: `${language}/account-limits` }),
    route('picture', 'routes/account-picture.tsx', { id: `${language}/account-picture` }),
    route('preferences', 'routes/account-preferences.tsx', { id: `${language}/account-preferences` }),
  ]),
  ...['promotion', 'promotions'].flatMap((path) => [
    route(path, 'routes/promotions.tsx', { id: `${language}/${path}` }),
    route(`${path}/:url`, 'routes/promotion.tsx', { id: `${language}/${path}-page` }),
  ]),
  route('tournament', 'routes/tournaments.tsx', { id: `${language}/tournaments` }),
  route('tournament/:url', 'routes/tournament.tsx', { id: `${language}/tournament` }),
  route('allgames', 'routes/all-games.tsx', { id: `${language}/all-games` }),
  route('mygames', 'routes/my-games.tsx', { id: `${language}/my-games` }),
  route('sports', 'routes/sports.tsx', { id: `${language}/sports` }),
  route('sports/a-z', 'routes/sports-a-z.tsx', { id: `${language}/sports-a-z` }),
  route('special-bet', 'routes/special-bet.tsx', { id: `${language}/special-bet` }),
  route('maintenance', 'routes/go-home.tsx', { id: `${language}/maintenance` }),
  route('countryblock', 'routes/go-home.tsx', { id: `${language}/countryblock` }),
  route(':slug', 'routes/static-page.tsx', { id: `${language}/static-page` }),
  route('*', 'routes/not-found.tsx', { id: `${language}/not-found` }),
]

export default [
  ...languageCodes.map((language) => route(language, `languages/${language}.tsx`, pages(language))),
] satisfies RouteConfig
