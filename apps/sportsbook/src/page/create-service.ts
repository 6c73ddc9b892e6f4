import { createContext, type Provider, useContext } from 'react'

/** A service of the page: its provider, and the hook that reads it. Outside of the provider the hook throws. */
export function createService<Service extends object>(): readonly [Provider<Service | null>, () => Service] {
  const Context = createContext<Service | null>(null)
  return [
    Context.Provider,
    () => {
      const service = useContext(Context)
      if (!service) throw new Error('rendered outside of its provider')
      return service
    },
  ]
}
