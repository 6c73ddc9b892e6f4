import { createContext, use } from 'react'

/** Set while rendering on the server only: browsers hide nonces from scripts, so the client has none to compare. */
export const NonceContext = createContext<string | undefined>(undefined)

export const useNonce = (): string | undefined => use(NonceContext)
