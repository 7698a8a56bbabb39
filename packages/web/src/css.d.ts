import 'react';

declare module 'react' {
  interface CSSProperties {
    /** Style sheets read these. */
    [name: `--${string}`]: string | number | undefined;
  }
}
