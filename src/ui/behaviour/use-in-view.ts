import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * True once an element has been on screen, or within 200 px below it: then its work is worth doing.
 */
export function useInView(): readonly [place: RefObject<HTMLDivElement | null>, near: boolean] {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && setNear(true), {
      rootMargin: '0px 0px 200px',
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return [place, near];
}
