import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof createMetrics>

/** The process's own figures, in Prometheus text at `/metrics`. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    /** `route` is a declared route, or one word for everything else, so that clients cannot create labels. */
    requests: new Histogram({
      name: 'andon_http_request_seconds',
      help: 'Time to answer, by route',
      labelNames: ['route'],
      buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 5],
      registers: [registry],
    }),
    answers: new Counter({
      name: 'andon_http_answers_total',
      help: 'Answers, by route and class of status (2xx to 5xx)',
      labelNames: ['route', 'status'],
      registers: [registry],
    }),
    refusals: new Counter({
      name: 'andon_refusals_total',
      help: 'Refusals, by code',
      labelNames: ['code'],
      registers: [registry],
    }),
    walletRefusals: new Counter({
      name: 'andon_wallet_refusals_total',
      help: 'Refused calls of the wallet API, by registered supplier (unknown: of no registered one) and code',
      labelNames: ['supplier', 'code'],
      registers: [registry],
    }),
    winsAboveMaximum: new Counter({
      name: 'andon_wins_above_maximum_total',
      help: 'Paid wins that exceed the maximum that their game states, by supplier',
      labelNames: ['supplier'],
      registers: [registry],
    }),
    sockets: new Gauge({ name: 'andon_realtime_sockets', help: 'Open realtime connections', registers: [registry] }),
    nodes: new Gauge({
      name: 'andon_nodes',
      help: 'Servers of this installation that live, by role, as this one sees them',
      labelNames: ['role'],
      registers: [registry],
    }),
    busConnected: new Gauge({
      name: 'andon_bus_connected',
      help: 'Whether this server reaches the message bus (0 also where there is none)',
      registers: [registry],
    }),
    nodeProblems: new Gauge({
      name: 'andon_node_problem',
      help: 'What is wrong with the installation as this server sees it (1: so it is)',
      labelNames: ['problem'],
      registers: [registry],
    }),
    factsOutboxSeconds: new Gauge({
      name: 'andon_facts_outbox_seconds',
      help: 'Age of the oldest fact that is not sequenced yet',
      registers: [registry],
    }),
    factsBehind: new Gauge({
      name: 'andon_facts_behind',
      help: 'Facts that a subscriber has still to handle, parked ones apart; counted up to 100 000',
      labelNames: ['subscriber'],
      registers: [registry],
    }),
    factsBehindSeconds: new Gauge({
      name: 'andon_facts_behind_seconds',
      help: 'Age of the oldest fact that a subscriber has still to handle',
      labelNames: ['subscriber'],
      registers: [registry],
    }),
    factsParkedKeys: new Gauge({
      name: 'andon_facts_parked_keys',
      help: 'Keys whose facts wait because a subscriber could not handle the first',
      labelNames: ['subscriber'],
      registers: [registry],
    }),
    launches: new Counter({
      name: 'andon_game_launches_total',
      help: 'Games opened for real play, by supplier',
      labelNames: ['supplier'],
      registers: [registry],
    }),
    launchesRedeemed: new Counter({
      name: 'andon_game_launches_redeemed_total',
      help: 'Launch tokens that suppliers redeemed, by supplier',
      labelNames: ['supplier'],
      registers: [registry],
    }),
    pages: new Counter({
      name: 'andon_pages_total',
      help: 'Pages served, by whether the cache had them',
      labelNames: ['cache'],
      registers: [registry],
    }),
  }
}
