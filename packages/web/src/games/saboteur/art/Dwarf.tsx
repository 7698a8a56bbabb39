import beard from 'icon:beard';
import mask from 'icon:domino-mask';
import dynamite from 'icon:dynamite';
import helmet from 'icon:mining-helmet';
import pick from 'icon:war-pick';
import type { Role } from '@mazmorra/saboteur';

/** A dwarf at the mouth of the mine, in layers: the honest one with a lamp, the other with a mask. */
export function Dwarf({ of }: { readonly of: Role }) {
  const miner = of === 'miner';
  return (
    <svg
      className="sb-dwarf-art"
      viewBox="0 0 512 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="sb-dwarf-hole" d="M40 560V270Q40 40 256 40t216 230v290z" />
      <path className="sb-dwarf-props" d="M24 560V250h40v310zM448 560V250h40v310zM14 232l484 0v40H14z" />
      {miner && <path className="sb-dwarf-lamp" d="M372 92 580 -30v250z" />}
      <path className="sb-dwarf-coat" d="M96 560q10-120 160-130 150 10 160 130z" />
      <ellipse className="sb-dwarf-skin" cx="256" cy="276" rx="112" ry="124" />
      <circle className="sb-dwarf-eye" cx="214" cy="258" r="15" />
      <circle className="sb-dwarf-eye" cx="298" cy="258" r="15" />
      <g transform="translate(66 256) scale(.74)">
        <path d={beard} fill={`url(#tone-${miner ? 'torch' : 'steel'})`} />
      </g>
      <ellipse className="sb-dwarf-nose" cx="256" cy="300" rx="34" ry="28" />
      {miner ? (
        <>
          <g transform="translate(98 -58) scale(.62)">
            <path d={helmet} className="sb-dwarf-shade" transform="translate(0 14)" />
            <path d={helmet} fill="url(#tone-gold)" />
          </g>
          <path d={pick} fill="url(#tone-bone)" transform="translate(330 330) scale(.36)" />
        </>
      ) : (
        <>
          <path className="sb-dwarf-hat" d="M132 236Q110 60 256 52t150 178q-62-42-150-40t-124 46z" />
          <path className="sb-dwarf-brim" d="M88 250q60-66 168-66t168 66q-80-30-168-30T88 250z" />
          <path d={mask} className="sb-dwarf-mask" transform="translate(128 132) scale(.5)" />
          <path d={dynamite} fill="url(#tone-wound)" transform="translate(330 350) scale(.34)" />
        </>
      )}
    </svg>
  );
}
