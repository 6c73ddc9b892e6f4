import { type Api, type Endpoint, type PlayerEndpoint, parseRoute, playerApi } from '@andon/contract'

/** Every call of an API as declared. */
export const callsOf = <E extends Endpoint = Endpoint>(api: Api<NoInfer<E>>) =>
  Object.entries(api).flatMap(([module, endpoints]) =>
    Object.entries<E>(endpoints).map(([name, endpoint]) => ({
      id: `${module}.${name}`,
      module,
      endpoint,
      ...parseRoute(endpoint.route),
    })),
  )

/** Every call of the player API; a path parameter is filled with `freegames`. */
export const declaredCalls = callsOf<PlayerEndpoint>(playerApi).map((call) => ({
  ...call,
  path: call.path.replace(/\{\w+\}/g, 'freegames'),
}))

/** Names of the fields that an endpoint's request schema reads. */
export function fieldsOf({ request }: Pick<Endpoint, 'request'>): string[] {
  const { entries, pipe } = request as { entries?: object; pipe?: { entries?: object }[] } // valibot's object schemas, plain or piped
  return Object.keys(entries ?? pipe?.[0]?.entries ?? {})
}
