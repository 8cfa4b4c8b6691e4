/** Icons that only this room has. */

const SHAPES = {
  picture: "M2.5 3h11v10h-11zM3 11l3.2-3.4 2.6 2.6 1.8-1.7 2.6 2.7M10.2 6h.1",
  text: "M3 4h10M3 8h10M3 12h6",
  brush:
    "M13.5 2.5 7 9M6.5 8.5c-1.600-.4-3 .6-3 2.200 0 1.200-.6 1.900-1.500 2.300 2.800 1 6 .4 6-2.200 0-1.200-.6-2-1.500-2.300z",
  pen: "m3 13 .6-2.600L10.900 3.100l2 2L5.600 12.400zM9.600 4.400l2 2",
  book: "M3 3.500c2-.8 3.500-.5 5 .7 1.500-1.200 3-1.500 5-.7v9c-2-.8-3.500-.5-5 .7-1.500-1.200-3-1.500-5-.7zM8 4.200v9",
  camera:
    "M2.5 5h2.600l1-1.800h3.800l1 1.800h2.600v8h-11zM8 6.800a2.200 2.200 0 1 0 0 4.400 2.200 2.200 0 0 0 0-4.400z",
};

export const Drawing = ({ name }: { name: keyof typeof SHAPES }) => (
  <svg class="drawing" viewBox="0 0 16 16" aria-hidden="true">
    <path d={SHAPES[name]} />
  </svg>
);
