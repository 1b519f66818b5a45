/**
 * Image and video generation are simulated (section 7 of the specification): these bundled samples
 * stand in, after the specified delay in milliseconds. They work offline.
 */
export const SAMPLE_MEDIA = {
  image: { address: '/media/sample-picture.jpg', delay: 3000 },
  video: {
    address: '/media/sample-clip.mp4',
    poster: '/media/sample-clip-poster.jpg',
    delay: 5000,
  },
} as const;
