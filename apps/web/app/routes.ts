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
  route('customer-service', 'features/customer-service/CustomerServicePage.tsx', {
    id: `${language}/customer-service`,
  }),
  route('account', 'shell/AccountLayout.tsx', { id: `${language}/account` }, [
    index('routes/account-index.tsx', { id: `${language}/account-index` }),
    route('profile', 'features/profile/ProfilePage.tsx', { id: `${language}/account-profile` }),
    route('password', 'features/account/PasswordPage.tsx', { id: `${language}/account-password` }),
    route('security', 'features/security/SecurityPage.tsx', { id: `${language}/account-security` }),
    route('confirmidentity', 'features/verification/ConfirmIdentityPage.tsx', {
      id: `${language}/account-confirmidentity`,
    }),
    route('policies', 'features/policies/PoliciesPage.tsx', { id: `${language}/account-policies` }),
    route('sessions', 'features/account/SessionsPage.tsx', { id: `${language}/account-sessions` }),
    route('inbox', 'features/notices/NoticesPage.tsx', { id: `${language}/account-inbox` }),
    route('cashier', 'features/cashier/CashierPage.tsx', { id: `${language}/account-cashier` }),
    route('transactions', 'features/history/TransactionsPage.tsx', { id: `${language}/account-transactions` }),
    route('bonus-rewards', 'features/bonuses/BonusRewardsPage.tsx', { id: `${language}/account-bonus-rewards` }),
    route('bet-history', 'features/history/BetHistoryPage.tsx', { id: `${language}/account-bet-history` }),
    route('legacy-bet-history', 'features/history/LegacyBetHistoryPage.tsx', {
      id: `${language}/account-legacy-bet-history`,
    }),
    route('limits', 'features/limits/LimitsPage.tsx', { id: `${language}/account-limits` }),
    route('picture', 'features/play-statistics/PlayStatisticsPage.tsx', { id: `${language}/account-picture` }),
    route('levels', 'features/loyalty/LevelsPage.tsx', { id: `${language}/account-levels` }),
    route('year', 'features/loyalty/YearPage.tsx', { id: `${language}/account-year` }),
    route('tickets/:number?', 'features/tickets/TicketsPage.tsx', { id: `${language}/account-tickets` }),
    route('preferences', 'features/account/PreferencesPage.tsx', { id: `${language}/account-preferences` }),
  ]),
  ...['promotion', 'promotions'].flatMap((path) => [
    route(path, 'features/promotions/PromotionsPage.tsx', { id: `${language}/${path}` }),
    route(`${path}/:url`, 'routes/promotion.tsx', { id: `${language}/${path}-page` }),
  ]),
  route('tournament/:url?', 'routes/tournament.tsx', { id: `${language}/tournament` }),
  route('jackpots', 'features/jackpots/JackpotsPage.tsx', { id: `${language}/jackpots` }),
  route('missions', 'features/missions/MissionsPage.tsx', { id: `${language}/missions` }),
  route('allgames', 'features/all-games/AllGamesPage.tsx', { id: `${language}/all-games` }),
  route('game/:gameCode/how-to-play?', 'routes/game.tsx', { id: `${language}/game` }),
  route('mygames', 'features/my-games/MyGamesPage.tsx', { id: `${language}/my-games` }),
  route('sports/*', 'routes/sports.tsx', { id: `${language}/sports` }),
  route('special-bet', 'features/special-bet/SpecialBetPage.tsx', { id: `${language}/special-bet` }),
  route('maintenance', 'routes/go-home.tsx', { id: `${language}/maintenance` }),
  route('countryblock', 'routes/go-home.tsx', { id: `${language}/countryblock` }),
  route(':slug', 'features/static-page/StaticPage.tsx', { id: `${language}/static-page` }),
  route('*', 'routes/not-found.tsx', { id: `${language}/not-found` }),
]

export default [
  ...languageCodes.map((language) => route(language, `languages/${language}.tsx`, pages(language))),
] satisfies RouteConfig
