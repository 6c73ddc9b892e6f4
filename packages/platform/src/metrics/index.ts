import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** The process's own figures, in Prometheus text at `/metrics`. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    ...requestMetrics(registers),
    ...gameMetrics(registers),
    ...installationMetrics(registers),
    ...factMetrics(registers),
  }
}

/** Requests and their replies, pages, and open connections. */
function requestMetrics(registers: Registry[]) {
  return {
    /** `route` is a declared route, or one word for everything else, so that clients cannot create labels. */
    requests: new Histogram({
      name: 'andon_http_request_seconds',
      help: 'Time to answer, by route',
      labelNames: ['route'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 5],
      registers,
    }),
    answers: new Counter({
      name: 'andon_http_answers_total',
      help: 'Answers, by route and class of status (2xx to 5xx)',
      labelNames: ['route', 'status'],
      registers,
    }),
    refusals: new Counter({
      name: 'andon_refusals_total',
      help: 'Refusals, by code',
      labelNames: ['code'],
      registers,
    }),
    pages: new Counter({
      name: 'andon_pages_total',
      help: 'Pages served, by whether the cache had them',
      labelNames: ['cache'],
      registers,
    }),
    sockets: new Gauge({ name: 'andon_realtime_sockets', help: 'Open realtime connections', registers }),
  }
}

/** Metrics of the suppliers of games. */
function gameMetrics(registers: Registry[]) {
  return {
    walletRefusals: new Counter({
      name: 'andon_wallet_refusals_total',
      help: 'Refused calls of the wallet API, by registered supplier (unknown: of no registered one) and code',
      labelNames: ['supplier', 'code'],
      registers,
    }),
    winsAboveMaximum: new Counter({
      name: 'andon_wins_above_maximum_total',
      help: 'Paid wins that exceed the maximum that their game states, by supplier',
      labelNames: ['supplier'],
      registers,
    }),
    launches: new Counter({
      name: 'andon_game_launches_total',
      help: 'Games opened for real play, by supplier',
      labelNames: ['supplier'],
      registers,
    }),
    launchesRedeemed: new Counter({
      name: 'andon_game_launches_redeemed_total',
      help: 'Launch tokens that suppliers redeemed, by supplier',
      labelNames: ['supplier'],
      registers,
    }),
  }
}

/** The other servers, and the bus between them. */
function installationMetrics(registers: Registry[]) {
  return {
    nodes: new Gauge({
      name: 'andon_nodes',
      help: 'Servers of this installation that live, by role, as this one sees them',
      labelNames: ['role'],
      registers,
    }),
    busConnected: new Gauge({
      name: 'andon_bus_connected',
      help: 'Whether this server reaches the message bus (0 also where there is none)',
      registers,
    }),
    nodeProblems: new Gauge({
      name: 'andon_node_problem',
      help: 'What is wrong with the installation as this server sees it (1: so it is)',
      labelNames: ['problem'],
      registers,
    }),
  }
}

/** Facts on their way to subscribers. */
function factMetrics(registers: Registry[]) {
  return {
    factsOutboxSeconds: new Gauge({
      name: 'andon_facts_outbox_seconds',
      help: 'Age of the oldest fact that is not sequenced yet',
      registers,
    }),
    factsBehind: new Gauge({
      name: 'andon_facts_behind',
      help: 'Facts that a subscriber has still to handle, parked ones apart; counted up to 100 000',
      labelNames: ['subscriber'],
      registers,
    }),
    factsBehindSeconds: new Gauge({
      name: 'andon_facts_behind_seconds',
      help: 'Age of the oldest fact that a subscriber has still to handle',
      labelNames: ['subscriber'],
      registers,
    }),
    factsParkedKeys: new Gauge({
      name: 'andon_facts_parked_keys',
      help: 'Keys whose facts wait because a subscriber could not handle the first',
      labelNames: ['subscriber'],
      registers,
    }),
  }
}
