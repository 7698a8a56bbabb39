export default function MyGamesPage() {
  return <p>x</p>;
}
