import { useEffect, useState } from 'react'

/** Full screen for the whole page, so that its bar stays. Not possible on iPhones. */
export function useFullScreen() {
  const [full, setFull] = useState(false)
  const [possible, setPossible] = useState(false)
  useEffect(() => {
    setPossible(document.fullscreenEnabled)
    const onChange = () => setFull(document.fullscreenElement !== null)
    onChange()
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  const toggle = () =>
    void (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined) // the browser refused: nothing changes
  return { possible, full, toggle }
}
