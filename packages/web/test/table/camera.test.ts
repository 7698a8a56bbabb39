import { describe, expect, test } from 'vitest';
import { around, bringIn, fill, fit, hold, lookAt, pan, seen, zoomAt } from '../../src/table/plane/camera.ts';

const window = { width: 400, height: 200 };
const box = { left: -100, top: -50, width: 400, height: 400 };

describe('the camera over a plane', () => {
  test('see all: the whole box is in the window, its middle in the middle', () => {
    const camera = fit(box, window, 2);
    expect(camera.scale).toBe(0.5);
    const view = seen(camera, window);
    expect(view.left + view.width / 2).toBe(100);
    expect(view.top + view.height / 2).toBe(150);
    expect(view.height).toBe(400);
  });

  test('see all never draws larger than asked', () => {
    expect(fit({ left: 0, top: 0, width: 10, height: 10 }, window, 1.5).scale).toBe(1.5);
  });

  test('zooming keeps what is under the pointer where it is', () => {
    const camera = { x: 30, y: -20, scale: 0.8 };
    const at = { x: 120, y: 90 };
    const under = { x: (at.x - camera.x) / camera.scale, y: (at.y - camera.y) / camera.scale };
    const nearer = zoomAt(camera, at, 1.7, { min: 0.1, max: 4 });
    expect(nearer.scale).toBeCloseTo(1.36);
    expect(nearer.x + under.x * nearer.scale).toBeCloseTo(at.x);
    expect(nearer.y + under.y * nearer.scale).toBeCloseTo(at.y);
  });

  test('zooming stops at both ends', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(zoomAt(camera, { x: 0, y: 0 }, 100, { min: 0.5, max: 2 }).scale).toBe(2);
    expect(zoomAt(camera, { x: 0, y: 0 }, 0.001, { min: 0.5, max: 2 }).scale).toBe(0.5);
  });

  test('the middle of the window stays over the box however far one drags', () => {
    const far = hold(pan(lookAt({ x: 0, y: 0 }, 1, window), -5000, 5000), box, window);
    const view = seen(far, window);
    expect(view.left + view.width / 2).toBe(300);
    expect(view.top + view.height / 2).toBe(-50);
  });

  test('bringing in moves just far enough, and not at all when it is in sight', () => {
    const camera = { x: 0, y: 0, scale: 1 };
    expect(bringIn(camera, { left: 50, top: 50, width: 50, height: 50 }, window)).toBe(camera);
    expect(bringIn(camera, { left: 500, top: 50, width: 50, height: 50 }, window, 20)).toEqual({
      x: -170,
      y: 0,
      scale: 1,
    });
    expect(bringIn(camera, { left: -30, top: 50, width: 50, height: 50 }, window, 20).x).toBe(50);
  });

  test('what is larger than the window is centred', () => {
    expect(
      bringIn({ x: 0, y: 0, scale: 1 }, { left: 100, top: 0, width: 800, height: 20 }, window, 10).x,
    ).toBe(-300);
  });

  test('a part at the edge of the plane is shown with the plane around it, not with what lies beside it', () => {
    // Drawn as it is, the box is larger than the window in height and as wide as it.
    const corner = lookAt({ x: -100, y: -50 }, 1, window);
    const view = seen(fill(corner, box, window), window);
    expect(view.left).toBe(-156);
    expect(view.top).toBe(-106);
    expect(seen(corner, window).left).toBe(-300);
  });

  test('a plane smaller than the window stands in its middle', () => {
    const view = seen(fill(lookAt({ x: -100, y: -50 }, 0.2, window), box, window), window);
    expect(view.left + view.width / 2).toBe(100);
    expect(view.top + view.height / 2).toBe(150);
  });

  test('the smallest box around two has both in it', () => {
    expect(around(box, { left: -120, top: 300, width: 20, height: 100 })).toEqual({
      left: -120,
      top: -50,
      width: 420,
      height: 450,
    });
  });
});
