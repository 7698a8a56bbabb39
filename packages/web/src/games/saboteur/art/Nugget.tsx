/** One nugget, so that three can be counted as three. */
export function Nugget({ className }: { readonly className?: string }) {
  return (
    <svg className={`picture sb-nugget ${className ?? ''}`} viewBox="0 0 100 88" aria-hidden="true">
      <path
        className="sb-nugget-shadow"
        d="M14 58 8 40 26 16l26-8 28 8 14 26-8 24-24 16-32-2z"
        transform="translate(2 4)"
      />
      <path fill="url(#tone-gold)" d="M14 58 8 40 26 16l26-8 28 8 14 26-8 24-24 16-32-2z" />
      <path className="sb-nugget-light" d="M26 16l26-8 28 8-16 18-24 4zM8 40l18-24 14 22-14 14z" />
      <path className="sb-nugget-dark" d="M62 82 58 58l22-6 14-10-8 24zM14 58l12-6 20 12 16 18-32-2z" />
      <path className="sb-nugget-shine" d="M36 20l12-5 8 3-14 7z" />
    </svg>
  );
}
