import { addressOf, type Route } from '@andon/contract/endpoint'

export interface Addressed {
  readonly method: string
  readonly url: string
  readonly body?: string
}

/** The address of a call that takes JSON: fields that its path does not name are the query of a GET or the body of a POST. */
export function addressed(route: Route, request: object): Addressed {
  const { method, path, fields } = addressOf(route, request)
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined)
  if (method !== 'GET') return { method, url: path, body: JSON.stringify(Object.fromEntries(sent)) }
  const query = new URLSearchParams(sent.map(([name, value]) => [name, String(value)]))
  return { method, url: query.size > 0 ? `${path}?${query}` : path }
}
