import { type ComponentType, lazy, memo, type ReactElement, type ReactNode, Suspense, useState } from 'react'

/** A component that is fetched when it is first shown, or before with `preload`, and then shows at once. */
export type Preloadable<Props> = ((props: Props) => ReactElement) & { preload(): Promise<void> }

/** `lazy` alone shows its fallback even if the code is there already, and React keeps a fallback for a third of a second. */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<void> | undefined
  const preload = () => {
    loading ??= load().then(
      (component) => {
        loaded = component
      },
      (error: unknown) => {
        loading = undefined // the next call fetches again
        throw error
      },
    )
    return loading
  }
  const Late = lazy(async () => {
    await preload()
    return { default: loaded as ComponentType<Props> } // set by preload
  })
  function Shown(props: Props) {
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Component {...props} />
  }
  return Object.assign(Shown, { preload })
}

/**
 * A part that the server renders and whose script or texts come later. It is rendered again only when its own props change: an update from above that
 * arrives before the script would make React take the server's HTML away until then. Props must therefore stay the same values.
 */
export function late<Props extends object>(Part: ComponentType<Props>, fallback?: ReactNode) {
  return memo(function Late(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    )
  })
}
