/**
 * Samples for the simulated image and video generation: they are shown after the specified delay in
 * milliseconds. They are bundled, and work offline.
 */
export const SAMPLE_MEDIA = {
  image: { address: '/media/sample-picture.jpg', delay: 3000 },
  video: {
    address: '/media/sample-clip.mp4',
    poster: '/media/sample-clip-poster.jpg',
    delay: 5000,
  },
} as const;
