import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { ClientInstrumentation } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { setDestination, untilLoaded } from './page/connection.ts'

// For the router, whose file for browsers does not change with the application (build-tools/patient-loading.ts).
Object.assign(window, { untilLoaded })

const instrumentations: ClientInstrumentation[] = [
  {
    router: ({ instrument }) =>
      instrument({
        async navigate(navigate, { to }) {
          const leave = setDestination(typeof to === 'string' ? to : undefined) // Back and Forward change the address at once
          await navigate()
          leave()
        },
      }),
  },
]

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter instrumentations={instrumentations} />
    </StrictMode>,
  )
})
