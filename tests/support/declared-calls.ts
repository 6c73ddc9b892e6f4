import { type Endpoint, parseRoute, playerApi } from '@andon/contract'

/** Every call of the player API as declared; a path parameter is filled with `freegames`. */
export const declaredCalls = Object.entries(playerApi).flatMap(([module, endpoints]) =>
  Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
    const { method, path, params } = parseRoute(endpoint.route)
    return {
      id: `${module}.${name}`,
      module,
      endpoint,
      method,
      path: params.reduce((url, param) => url.replace(`{${param}}`, 'freegames'), path),
    }
  }),
)

/** Names of the fields that an endpoint's request schema reads. */
export function fieldsOf({ request }: Endpoint): string[] {
  const { entries, pipe } = request as { entries?: object; pipe?: { entries?: object }[] } // valibot's object schemas, plain or piped
  return Object.keys(entries ?? pipe?.[0]?.entries ?? {})
}
