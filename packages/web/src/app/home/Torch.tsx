import './torch.css';

/** A torch on the wall, drawn by us; its flame breathes unless the reader wants no motion. */
export function Torch({ side }: { readonly side: 'left' | 'right' }) {
  return (
    <svg className={`wall-torch wall-torch-${side}`} viewBox="0 0 80 150" aria-hidden="true">
      <path className="wall-torch-wood" d="M33 72h14l-4 66q-3 5-6 0z" />
      <path className="wall-torch-iron" d="M24 64h32l-5 16H29zM27 96h26v7H27z" />
      <path
        className="wall-torch-flame flame-outer"
        d="M40 4q6 16 14 26 8 11 6 22-3 16-20 16T20 52q-2-10 6-19 2 7 6 9-1-20 8-38z"
      />
      <path
        className="wall-torch-flame flame-middle"
        d="M41 22q3 10 8 16 6 8 3 15-3 10-12 10t-12-9q-2-7 4-13 1 5 4 6 0-14 5-25z"
      />
      <path
        className="wall-torch-flame flame-core"
        d="M41 40q2 6 4 9 3 5 1 8-2 4-6 4t-6-4q-1-4 2-7 1 2 2 3 0-7 3-13z"
      />
    </svg>
  );
}
