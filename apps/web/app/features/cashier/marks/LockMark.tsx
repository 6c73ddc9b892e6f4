export function LockMark() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 10.500h14V20H5zm3 0V7.500a4 4 0 0 1 8 0v3M12 14.500v2" />
    </svg>
  )
}
