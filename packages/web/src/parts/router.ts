/** What the pages use of the router. Only this file names the library. */
export { Link, Redirect, Route, Router, Switch, useLocation, useSearchParams } from 'wouter-preact';
